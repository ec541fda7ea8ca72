/** Where users go after signing in, unless a page requested otherwise. */
export const DEFAULT_PATH_AFTER_SIGN_IN = '/profil'

/** Where admins go after signing in, unless a page requested otherwise. */
export const DEFAULT_PATH_AFTER_ADMIN_SIGN_IN = '/admin'

/** Query parameter of /prijava with the page to return to. */
export const RETURN_PARAM = 'povratak'

/**
 * Query parameter that is added when an ended session redirected to /prijava
 * (lib/across/accounts/redirect-by-session).
 */
export const SESSION_ENDED_PARAM = 'prestala'

/** Maximum length of a path; servers and proxies refuse longer addresses too. */
const LONGEST = 1_000

/** Calls of the API, such as signing out, are no pages to return to. */
const CALL = /^\/api(?:\/|$)/i

/**
 * The page to go to after signing in, from the query of an address. Only paths of this site are
 * accepted: `//evil`, `/\evil`, `https:evil` and similar values lead to the profile.
 */
export const returnPath = (wanted: string | null | undefined): string =>
  ownPath(wanted) ?? DEFAULT_PATH_AFTER_SIGN_IN

/** The page to go to after an admin's sign-in; only pages of the admin area are accepted. */
export function adminReturnPath(wanted: string | null | undefined): string {
  const path = ownPath(wanted)
  return path && ADMIN_PAGE.test(path) ? path : DEFAULT_PATH_AFTER_ADMIN_SIGN_IN
}

/** Pages of the admin area, except its two sign-in pages, which would redirect back here. */
const ADMIN_PAGE = /^\/admin(?:\/(?!(?:login|prijava)(?:[/?]|$))[\w/-]*)?(?:\?|$)/

function ownPath(wanted: string | null | undefined): string | null {
  const BASE = 'http://iskra.invalid'
  if (!wanted?.startsWith('/') || wanted.length > LONGEST) return null
  if (!URL.canParse(wanted, BASE)) return null
  const { origin, pathname, search } = new URL(wanted, BASE)
  const isPage = !pathname.startsWith('//') && !CALL.test(decoded(pathname))
  return origin === BASE && isPage ? pathname + search : null
}

/**
 * A path as the server decodes it. A path with invalid escapes is returned unchanged, since no page
 * has such a path.
 */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
