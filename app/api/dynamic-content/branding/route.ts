import { endpoint, route } from '@/lib/http/endpoint'
import { readBrandingContract, saveBrandingContract } from '@/lib/site/branding/contract'
import { readBranding, saveBranding } from '@/lib/site/branding/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readBrandingContract, () => readBranding()),
  endpoint(saveBrandingContract, ({ body, session }) => saveBranding(session.accountId, body)),
)
