import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveHeroStyleContract } from '@/lib/site/dynamic-content/branding/contract'
import { saveBranding } from '@/lib/site/dynamic-content/branding/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveHeroStyleContract, ({ body, session }) => saveBranding(session.accountId, body)),
)
