import { endpoint, route } from '@/lib/http/endpoint'
import { restoreFromBin } from '@/lib/records/bin'
import { restoreContract } from '@/lib/records/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(restoreContract, ({ session, params }) => restoreFromBin(session.accountId, params.id)),
)
