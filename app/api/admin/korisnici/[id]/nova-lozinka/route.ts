import { startReset } from '@/lib/across/accounts/people/commands'
import { startResetContract } from '@/lib/across/accounts/people/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startResetContract, ({ params, session }) =>
    startReset({ adminId: session.accountId, accountId: params.id }),
  ),
)
