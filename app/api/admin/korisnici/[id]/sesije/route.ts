import { endAllSessions } from '@/lib/accounts/people/commands'
import { endSessionsContract } from '@/lib/accounts/people/contract'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(endSessionsContract, ({ params, session }) =>
    endAllSessions({ adminId: session.accountId, accountId: params.id }),
  ),
)
