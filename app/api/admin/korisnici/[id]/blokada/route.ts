import { blockAccount } from '@/lib/accounts/people/commands'
import { blockContract } from '@/lib/accounts/people/contract'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(blockContract, ({ params, body, session }) =>
    blockAccount({ adminId: session.accountId, accountId: params.id }, body.isBlocked),
  ),
)
