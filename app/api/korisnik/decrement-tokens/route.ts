import { spendToken } from '@/lib/billing/commands'
import { decrementTokensContract } from '@/lib/billing/contract'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { assertSelf } from '@/lib/users/policy'
import { findParentId } from '@/lib/users/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(decrementTokensContract, async ({ session, body }) => {
    const parentId = await findParentId(session)
    assertSelf({ accountId: parentId }, body.userId)
    return spendToken(parentId)
  }),
)
