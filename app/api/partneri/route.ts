import { endpoint, route } from '@/lib/platform/http/endpoint'
import { createContract, listContract } from '@/lib/site/dynamic-content/sponsors/contract'
import { listSponsors, saveSponsor } from '@/lib/site/dynamic-content/sponsors/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listSponsors),
  endpoint(createContract, ({ body, session }) => saveSponsor(session.accountId, body)),
)
