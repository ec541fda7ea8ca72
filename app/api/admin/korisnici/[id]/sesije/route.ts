import { endAllSessions } from '@/lib/across/accounts/people/commands'
import { endSessionsContract } from '@/lib/across/accounts/people/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(endSessionsContract, ({ params, session }) =>
    endAllSessions({ adminId: session.accountId, accountId: params.id }),
  ),
)
