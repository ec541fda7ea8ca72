import { endpoint, route } from '@/lib/platform/http/endpoint'
import { markSeen } from '@/lib/asking/professor/commands'
import { markSeenContract } from '@/lib/asking/professor/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(markSeenContract, ({ session, params }) => markSeen(session.accountId, params.id)),
)
