import 'server-only'
import { log } from '@/lib/platform/log'
import { ResponseTooLongError } from './bounded-fetch'

/**
 * Why a sign-in at the provider failed: the provider does not respond or refuses this site, the
 * user cancelled, or the response is not valid.
 */
export type ProviderFailure = 'unavailable' | 'cancelled' | 'invalid'

export class ProviderError extends Error {
  constructor(readonly failure: ProviderFailure) {
    super(`The sign-in at the provider failed: ${failure}.`)
  }
}

/** Errors of OAuth that the provider reports when the user cancels (RFC 6749; OIDC Core, 3.1.2.6). */
const CANCELLED = [
  ...['access_denied', 'login_required', 'interaction_required'],
  ...['consent_required', 'account_selection_required'],
]

/** Codes of openid-client for a provider that does not respond, or not as JSON with status 200. */
const UNAVAILABLE = [
  ...['OAUTH_TIMEOUT', 'OAUTH_ABORT'],
  ...['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'],
]

/** Errors that the operator has to correct: the client or its secret is wrong. */
const MISCONFIGURED = ['invalid_client', 'unauthorized_client']

/** Translates an error of openid-client. Everything but a cancellation is logged, without tokens. */
export async function toProviderError(error: unknown): Promise<ProviderError> {
  const failure = await failureOf(error)
  if (failure !== 'cancelled') {
    const { name, code, error: reported } = error as Record<string, unknown>
    // The error's causes contain tokens.
    log().warn({ failure, name, code, reported }, 'A sign-in at the OpenID provider failed')
  }
  return new ProviderError(failure)
}

async function failureOf(error: unknown): Promise<ProviderFailure> {
  const oidc = await import('openid-client')
  if (error instanceof ResponseTooLongError) return 'unavailable'
  if (error instanceof oidc.AuthorizationResponseError)
    return CANCELLED.includes(error.error) ? 'cancelled' : 'unavailable'
  if (error instanceof oidc.WWWAuthenticateChallengeError) return 'unavailable'
  if (error instanceof oidc.ResponseBodyError)
    return MISCONFIGURED.includes(error.error) ? 'unavailable' : 'invalid'
  if (error instanceof oidc.ClientError)
    return isUnreachable(error.code, error.cause) ? 'unavailable' : 'invalid'
  // What `fetch` throws when there is no connection.
  return error instanceof TypeError ? 'unavailable' : 'invalid'
}

const isUnreachable = (code: string | undefined, cause: unknown): boolean =>
  UNAVAILABLE.includes(code ?? '') || cause instanceof ResponseTooLongError
