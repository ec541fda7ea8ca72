import 'server-only'
import { env, siteUrl } from '@/lib/platform/env'
import { OIDC_PATH } from './path'

/** The OpenID provider at which parents, pupils and admins may sign in. */
export type OidcSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** What the provider is called on buttons, such as „AAI@EduHr”. */
  name: string
  /** Registered at the provider, like `logoutUrl`. Never made from a request's host. */
  returnUrl: string
  /** Where the browser goes after signing out at the provider. */
  logoutUrl: string
}

/** The operator's settings; null where the provider is not set. */
export function oidcSettings(): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env()
  const { OIDC_NAME: name } = env()
  if (!issuer || !clientId || !clientSecret || !name) return null
  const site = siteUrl()
  const urls = { returnUrl: site + OIDC_PATH, logoutUrl: `${site}/` }
  return { issuer, clientId, clientSecret, name, ...urls }
}

/** The provider's name; null where it is not set. */
export const oidcName = (): string | null => oidcSettings()?.name ?? null
