/** Where a sign-in leads when it was asked for by no page. */
export const AFTER_SIGN_IN = '/profil'

/** The name of the parameter of /prijava that holds the page to come back to. */
export const RETURN_PARAM = 'povratak'

/** Stands beside it when a session that is over led to /prijava (lib/accounts/redirect-by-session). */
export const OVER_PARAM = 'prestala'

/** Longer addresses are none of ours; servers and proxies refuse them as well. */
const LONGEST = 1_000

/** Calls are no pages: signing in must not lead to the call that signs out. */
const CALL = /^\/api(?:\/|$)/i

/**
 * The page to go to after signing in, from what stands in an address. Only a path of this site:
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
