import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveBrandingPartContract } from '@/lib/site/dynamic-content/branding/contract'
import { saveBrandingPart } from '@/lib/site/dynamic-content/branding/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveBrandingPartContract, (asked) => saveBrandingPart(asked.session.accountId, asked)),
)
