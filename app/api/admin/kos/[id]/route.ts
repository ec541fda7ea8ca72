import { endpoint, route } from '@/lib/platform/http/endpoint'
import { restoreFromBin } from '@/lib/editing/records/bin'
import { restoreFromBinContract } from '@/lib/editing/records/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(restoreFromBinContract, ({ session, params }) =>
    restoreFromBin(session.accountId, params.id),
  ),
)
