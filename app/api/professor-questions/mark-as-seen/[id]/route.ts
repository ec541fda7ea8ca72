import { endpoint, route } from '@/lib/http/endpoint'
import { markSeen } from '@/lib/professor/commands'
import { markSeenContract } from '@/lib/professor/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(markSeenContract, ({ session, params }) => markSeen(session.accountId, params.id)),
)
