/** Where a sign-in leads that no page has asked for. */
export const AFTER_SIGN_IN = '/profil'

/** The name of the parameter of /prijava that holds the page to come back to. */
export const RETURN_PARAM = 'povratak'

/** Added when an ended session led to /prijava (lib/accounts/redirect-by-session). */
export const OVER_PARAM = 'prestala'

/** Servers and proxies refuse longer addresses as well. */
const LONGEST = 1_000

/** Signing in must not lead to a call, such as the one that signs out. */
const CALL = /^\/api(?:\/|$)/i

/**
 * The page to go to after signing in, from an address's query. Only a path of this site:
 * `//evil`, `/\evil`, `https:evil` and their like lead to the profile.
 */
export function returnPath(wanted: string | null | undefined): string {
  const BASE = 'http://iskra.invalid'
  if (!wanted?.startsWith('/') || wanted.length > LONGEST) return AFTER_SIGN_IN
  if (!URL.canParse(wanted, BASE)) return AFTER_SIGN_IN
  const { origin, pathname, search } = new URL(wanted, BASE)
  const isPage = !pathname.startsWith('//') && !CALL.test(decoded(pathname))
  return origin === BASE && isPage ? pathname + search : AFTER_SIGN_IN
}

/** A path as the server reads it; one with broken escapes stays as it is and is a missing page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
