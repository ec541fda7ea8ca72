/**
 * Pages whose answer depends on who asks: middleware.ts sends people on from there, and no cache
 * may answer someone signed in. Everything else is the same page for everyone.
 */
const SESSION_PAGES = /^\/(?:$|(?:prijava|registracija)$|(?:profil|inbox|admin)(?:\/|$))/

export const isSessionPage = (path: string): boolean => SESSION_PAGES.test(path)
