import 'server-only'
import { needsSecureCookies, readCookie, toClearedCookie, toSetCookie } from '../cookies'
import { OIDC_LIMITS } from './limits'
import { endSessionUrl } from './provider'
import { seal, unseal } from './seal'
import { oidcSettings } from './settings'

/**
 * Notes that somebody signed in at the provider in this browser, with the ID token that signs out
 * there. Whoever signs out here is also sent to the provider, since computers at school are shared.
 */
export const LOGOUT_COOKIE = 'iskra_oidc_logout'
/** Only API calls need it. */
const PATH = '/api'

type Exchange = { request: Request; headers: Headers }

/** Called after a sign-in at the provider. */
export async function rememberProviderSession(
  { idToken, expiresAt }: { idToken: string; expiresAt: Date },
  { request, headers }: Exchange,
): Promise<void> {
  const hint = idToken.length <= OIDC_LIMITS.idTokenLength ? { idToken } : {}
  const isSecure = needsSecureCookies(request.headers.get('host'))
  const sealed = await seal('oidc-logout', hint, expiresAt)
  const cookie = toSetCookie(LOGOUT_COOKIE, sealed, { expiresAt, isSecure, path: PATH })
  headers.append('set-cookie', cookie)
}

/**
 * Where a browser that has signed out here goes next: to the provider's page for signing out.
 * Undefined if nobody signed in there, or the provider has no such page or does not respond.
 */
export async function providerLogoutUrl({
  request,
  headers,
}: Exchange): Promise<string | undefined> {
  const sealed = readCookie(request.headers.get('cookie'), LOGOUT_COOKIE)
  if (!sealed) return undefined
  const isSecure = needsSecureCookies(request.headers.get('host'))
  headers.append('set-cookie', toClearedCookie(LOGOUT_COOKIE, isSecure, PATH))
  const settings = oidcSettings()
  const kept = await unseal('oidc-logout', sealed)
  if (!settings || !kept) return undefined
  const { idToken } = kept
  const url = await endSessionUrl(settings, typeof idToken === 'string' ? idToken : undefined)
  return url ?? undefined
}
