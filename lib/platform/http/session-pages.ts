const PERSONAL = /^\/(?:profil|inbox|admin)(?:\/|$)/
const ENTRANCES = ['/', '/prijava', '/registracija', '/admin/login']

/**
 * True for personal pages. Browsers and proxies must not cache them; the server caches them without
 * personal data (decision 032).
 */
export const isPersonalPage = (path: string) => PERSONAL.test(path) && !ENTRANCES.includes(path)

/**
 * True for pages whose response depends on the session (middleware.ts redirects), so that a visitor
 * with a session cookie must not get a cached one.
 */
export const isSessionDependentPage = (path: string) =>
  ENTRANCES.includes(path) || isPersonalPage(path)

const SESSION_COOKIE = /(?:^|;\s*)iskra_(?:user|admin)_token=/

/** True when the browser has a session cookie, valid or not. */
export const hasSessionCookie = (cookies = ''): boolean => SESSION_COOKIE.test(cookies)

/** True when the browser has the session cookie that a personal page needs. */
export const hasCookieForPage = (path: string, cookies = ''): boolean =>
  (path.startsWith('/admin')
    ? /(?:^|;\s*)iskra_admin_token=./
    : /(?:^|;\s*)iskra_user_token=./
  ).test(cookies)
