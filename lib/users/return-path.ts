/** Where a sign-in leads when it was asked for by no page. */
export const AFTER_SIGN_IN = '/profil'

/** The name of the parameter of /prijava that holds the page to come back to. */
export const RETURN_PARAM = 'povratak'

/**
 * The page to go to after signing in, from what stands in an address. Only a path of this site:
 * `//evil`, `/\evil`, `https:evil` and their like lead to the profile.
 */
export function returnPath(wanted: string | null | undefined): string {
  const BASE = 'http://iskra.invalid'
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, BASE)) return AFTER_SIGN_IN
  const { origin, pathname, search } = new URL(wanted, BASE)
  return origin === BASE && !pathname.startsWith('//') ? pathname + search : AFTER_SIGN_IN
}
