import { endpoint, route } from '@/lib/http/endpoint'
import { createContract, listContract } from '@/lib/site/sponsors/contract'
import { listSponsors, saveSponsor } from '@/lib/site/sponsors/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listSponsors),
  endpoint(createContract, ({ body, session }) => saveSponsor(session.accountId, body)),
)
