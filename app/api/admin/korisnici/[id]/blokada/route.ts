import { setAccountBlocked } from '@/lib/across/accounts/people/commands'
import { setAccountBlockedContract } from '@/lib/across/accounts/people/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(setAccountBlockedContract, ({ params, body, session }) =>
    setAccountBlocked({ adminId: session.accountId, accountId: params.id }, body.isBlocked),
  ),
)
