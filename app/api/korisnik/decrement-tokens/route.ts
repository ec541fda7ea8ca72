import { spendToken } from '@/lib/billing/commands'
import { decrementTokensContract } from '@/lib/billing/contract'
import { endpoint, route } from '@/lib/http/endpoint'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(decrementTokensContract, async ({ session: { parentId }, body }) => {
    assertSelf({ accountId: parentId }, body.userId)
    return spendToken(parentId)
  }),
)
