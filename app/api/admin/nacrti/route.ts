import { endpoint, route } from '@/lib/http/endpoint'
import { listDraftsContract } from '@/lib/records/contract'
import { listDrafts } from '@/lib/records/drafts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listDraftsContract, ({ session, query }) => listDrafts(session.accountId, query)),
)
