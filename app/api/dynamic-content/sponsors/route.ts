import { endpoint, route } from '@/lib/http/endpoint'
import { saveSponsorsContract } from '@/lib/site/lists/contract'
import { saveBoth } from '@/lib/site/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveSponsorsContract, ({ body, session }) => saveBoth(session.accountId, body)),
)
