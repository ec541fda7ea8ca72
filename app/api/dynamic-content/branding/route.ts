import { endpoint, route } from '@/lib/platform/http/endpoint'
import {
  readBrandingContract,
  saveBrandingContract,
} from '@/lib/site/dynamic-content/branding/contract'
import { readBranding, saveBranding } from '@/lib/site/dynamic-content/branding/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readBrandingContract, () => readBranding()),
  endpoint(saveBrandingContract, ({ body, session }) => saveBranding(session.accountId, body)),
)
