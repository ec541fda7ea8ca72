const PERSONAL = /^\/(?:profil|inbox|admin)(?:\/|$)/
const ENTRANCES = ['/', '/prijava', '/registracija']

/** Pages of one person: made for each request, with a nonce, never kept. */
export const isPersonalPage = (path: string): boolean => PERSONAL.test(path)

/**
 * Pages whose answer depends on who asks: middleware.ts sends people on from there, and no cache
 * may answer someone signed in. Everything else is the same page for everyone.
 */
export const isSessionPage = (path: string): boolean =>
  ENTRANCES.includes(path) || isPersonalPage(path)

const SESSION_COOKIE = /(?:^|;\s*)iskra_(?:user|admin)_token=/

/** True when the browser holds the cookie of a session, whether it still opens anything or not. */
export const hasSession = (cookies = ''): boolean => SESSION_COOKIE.test(cookies)
