import 'server-only'
import type { ClientAuth, Configuration } from 'openid-client'
import { boundedFetch } from './bounded-fetch'
import { toProviderError } from './errors'
import type { FlowSecrets } from './flow'
import { OIDC_LIMITS } from './limits'
import type { OidcSettings } from './settings'

/** Loaded on demand: most sites have no provider. */
const library = () => import('openid-client')

type Known = { name: string; configuration: Promise<Configuration>; until: number }
let known: Known | undefined

/**
 * The provider with its description, which is fetched once an hour; parallel callers share the
 * request, and a failure is not kept.
 */
async function findProvider(settings: OidcSettings): Promise<Configuration> {
  const name = `${settings.issuer} ${settings.clientId}`
  const now = Date.now()
  if (known?.name === name && known.until > now) return known.configuration
  const configuration = discover(settings)
  const mine: Known = { name, configuration, until: now + OIDC_LIMITS.descriptionSeconds * 1_000 }
  known = mine
  configuration.catch(() => {
    if (known === mine) known = undefined
  })
  return configuration
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const oidc = await library()
  const { protocol } = new URL(issuer)
  return oidc.discovery(
    new URL(issuer),
    clientId,
    { [oidc.clockTolerance]: OIDC_LIMITS.clockToleranceSeconds },
    await clientAuthentication(clientSecret),
    {
      [oidc.customFetch]: boundedFetch,
      timeout: OIDC_LIMITS.timeoutSeconds,
      execute: [
        // Without it the signature would not be checked, since the token comes over TLS.
        oidc.enableNonRepudiationChecks,
        // The settings allow http on this machine only, for tests.
        ...(protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )
}

/** The secret in the header, which is the default of OpenID Connect, or else in the body. */
async function clientAuthentication(secret: string): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await library()
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic')
      ? ClientSecretBasic(secret)
      : ClientSecretPost(secret)
    return authenticate(server, ...rest)
  }
}

/**
 * The provider's page on which the user signs in. No name or e-mail is asked for: only `openid`.
 * @param asksAgain whether the provider must ask who it is, even if somebody is signed in there
 * @throws ProviderError
 */
export async function authorizationUrl(
  settings: OidcSettings,
  { state, nonce, codeVerifier }: FlowSecrets,
  asksAgain: boolean,
): Promise<string> {
  try {
    const [oidc, provider] = await Promise.all([library(), findProvider(settings)])
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: settings.returnUrl,
      scope: 'openid',
      ...{ state, nonce, ui_locales: 'hr' },
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(asksAgain && { prompt: 'login' }),
    })
    return url.href
  } catch (error) {
    throw await toProviderError(error)
  }
}

/** Who signed in at the provider. */
export type Identified = { issuer: string; subject: string; idToken: string }

/**
 * Exchanges the code in an answer of the provider for the ID token, and validates it: signature,
 * issuer, audience, expiry, nonce.
 * @param query the query of the address to which the provider sent the browser
 * @throws ProviderError
 */
export async function identify(
  settings: OidcSettings,
  query: string,
  { state, nonce, codeVerifier }: FlowSecrets,
): Promise<Identified> {
  try {
    const [oidc, provider] = await Promise.all([library(), findProvider(settings)])
    const url = new URL(settings.returnUrl)
    url.search = query
    const tokens = await oidc.authorizationCodeGrant(provider, url, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    const subject = tokens.claims()?.sub ?? ''
    if (!tokens.id_token || !subject || subject.length > OIDC_LIMITS.subject)
      throw new RangeError('The subject is missing or too long.')
    return { issuer: settings.issuer, subject, idToken: tokens.id_token }
  } catch (error) {
    throw await toProviderError(error)
  }
}

/**
 * The provider's page that signs out there and leads back; null if it has none, or does not
 * respond.
 */
export async function endSessionUrl(
  settings: OidcSettings,
  idToken: string | undefined,
): Promise<string | null> {
  try {
    const [oidc, provider] = await Promise.all([library(), findProvider(settings)])
    if (!provider.serverMetadata().end_session_endpoint) return null
    return oidc.buildEndSessionUrl(provider, {
      post_logout_redirect_uri: settings.logoutUrl,
      ...(idToken && { id_token_hint: idToken }),
    }).href
  } catch (error) {
    await toProviderError(error)
    return null
  }
}
