import { endpoint, route } from '@/lib/http/endpoint'
import { saveBrandingPartContract } from '@/lib/site/branding/contract'
import { saveBrandingPart } from '@/lib/site/branding/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveBrandingPartContract, (asked) => saveBrandingPart(asked.session.accountId, asked)),
)
