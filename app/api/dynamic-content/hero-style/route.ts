import { endpoint, route } from '@/lib/http/endpoint'
import { saveHeroStyleContract } from '@/lib/site/branding/contract'
import { saveBranding } from '@/lib/site/branding/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveHeroStyleContract, ({ body, session }) => saveBranding(session.accountId, body)),
)
