import { endpoint, route } from '@/lib/platform/http/endpoint'
import { restoreFromBin } from '@/lib/editing/records/bin'
import { restoreContract } from '@/lib/editing/records/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(restoreContract, ({ session, params }) => restoreFromBin(session.accountId, params.id)),
)
