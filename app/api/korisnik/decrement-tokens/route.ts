import { spendToken } from '@/lib/people/billing/commands'
import { decrementTokensContract } from '@/lib/people/billing/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(decrementTokensContract, async ({ session: { parentId }, body }) => {
    assertSelf({ accountId: parentId }, body.userId)
    return spendToken(parentId)
  }),
)
