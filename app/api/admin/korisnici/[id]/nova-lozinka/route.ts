import { startReset } from '@/lib/accounts/people/commands'
import { startResetContract } from '@/lib/accounts/people/contract'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startResetContract, ({ params, session }) =>
    startReset({ adminId: session.accountId, accountId: params.id }),
  ),
)
