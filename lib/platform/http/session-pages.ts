const PERSONAL = /^\/(?:profil|inbox|admin)(?:\/|$)/
const ENTRANCES = ['/', '/prijava', '/registracija', '/admin/login']

/** Pages of one person, never kept outside; the server stores them without personal data (032). */
export const isPersonalPage = (path: string) => PERSONAL.test(path) && !ENTRANCES.includes(path)

/** Pages whose answer depends on the session (middleware.ts redirects): never from a cache. */
export const isSessionPage = (path: string) => ENTRANCES.includes(path) || isPersonalPage(path)

const SESSION_COOKIE = /(?:^|;\s*)iskra_(?:user|admin)_token=/

/** True when the browser holds the cookie of a session, whether it still opens anything or not. */
export const hasSession = (cookies = ''): boolean => SESSION_COOKIE.test(cookies)

/** True when the browser holds the cookie of a session that a personal page is for. */
export const hasOwnSession = (path: string, cookies = ''): boolean =>
  (path.startsWith('/admin')
    ? /(?:^|;\s*)iskra_admin_token=./
    : /(?:^|;\s*)iskra_user_token=./
  ).test(cookies)
