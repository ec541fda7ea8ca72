/** Where a sign-in leads that no page has asked for. */
export const AFTER_SIGN_IN = '/profil'

/** Where the sign-in of admins leads that no page has asked for. */
export const AFTER_ADMIN_SIGN_IN = '/admin'

/** The name of the parameter of /prijava that holds the page to come back to. */
export const RETURN_PARAM = 'povratak'

/** Added when an ended session led to /prijava (lib/across/accounts/redirect-by-session). */
export const OVER_PARAM = 'prestala'

/** Servers and proxies refuse longer addresses as well. */
const LONGEST = 1_000

/** Signing in must not lead to a call, such as the one that signs out. */
const CALL = /^\/api(?:\/|$)/i

/**
 * The page to go to after signing in, from an address's query. Only a path of this site:
 * `//evil`, `/\evil`, `https:evil` and their like lead to the profile.
 */
export const returnPath = (wanted: string | null | undefined): string =>
  ownPath(wanted) ?? AFTER_SIGN_IN

/** The same for admins, who come back to a page of theirs only. */
export function adminReturnPath(wanted: string | null | undefined): string {
  const path = ownPath(wanted)
  return path && ADMIN_PAGE.test(path) ? path : AFTER_ADMIN_SIGN_IN
}

/** Neither of the two sign-ins, which would lead here again. */
const ADMIN_PAGE = /^\/admin(?:\/(?!(?:login|prijava)(?:[/?]|$))[\w/-]*)?(?:\?|$)/

function ownPath(wanted: string | null | undefined): string | null {
  const BASE = 'http://iskra.invalid'
  if (!wanted?.startsWith('/') || wanted.length > LONGEST) return null
  if (!URL.canParse(wanted, BASE)) return null
  const { origin, pathname, search } = new URL(wanted, BASE)
  const isPage = !pathname.startsWith('//') && !CALL.test(decoded(pathname))
  return origin === BASE && isPage ? pathname + search : null
}

/** A path as the server reads it; one with broken escapes stays as it is and is a missing page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
