import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listDraftsContract } from '@/lib/editing/records/contract'
import { listDrafts } from '@/lib/editing/records/drafts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listDraftsContract, ({ session, query }) => listDrafts(session.accountId, query)),
)
