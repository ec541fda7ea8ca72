import { blockAccount } from '@/lib/across/accounts/people/commands'
import { blockContract } from '@/lib/across/accounts/people/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(blockContract, ({ params, body, session }) =>
    blockAccount({ adminId: session.accountId, accountId: params.id }, body.isBlocked),
  ),
)
