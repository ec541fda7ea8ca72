import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveSponsorsContract } from '@/lib/site/dynamic-content/lists/contract'
import { saveBoth } from '@/lib/site/dynamic-content/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveSponsorsContract, ({ body, session }) => saveBoth(session.accountId, body)),
)
