import { endpoint, route } from '@/lib/http/endpoint'
import { addChild } from '@/lib/accounts/children'
import { addChildContract } from '@/lib/accounts/contract'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(addChildContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    return { success: true, child: await addChild(session.accountId, body) }
  }),
)
