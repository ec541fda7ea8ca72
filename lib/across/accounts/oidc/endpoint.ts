import 'server-only'
import { oidcSettings, type OidcSettings } from '@/lib/platform/auth/oidc/settings'
import { failure } from '@/lib/platform/http/answer'
import type { Endpoint } from '@/lib/platform/http/endpoint'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'

const missing = () => new HttpError(404, MESSAGES.unknownPath)

/**
 * An endpoint that exists only where the operator has set a provider; elsewhere it responds with
 * 404, whoever asks.
 */
export const whereOidcIsSet = (endpoint: Endpoint): Endpoint =>
  Object.assign(
    async (...args: Parameters<Endpoint>) =>
      oidcSettings() ? endpoint(...args) : failure(missing(), endpoint.contract),
    { contract: endpoint.contract },
  )

/** The provider's settings, in handlers behind `whereOidcIsSet`. */
export function requireOidc(): OidcSettings {
  const settings = oidcSettings()
  if (!settings) throw missing()
  return settings
}
