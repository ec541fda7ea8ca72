import { endpoint, route } from '@/lib/platform/http/endpoint'
import { addChild } from '@/lib/across/accounts/children'
import { addChildContract } from '@/lib/across/accounts/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(addChildContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    return { success: true, child: await addChild(session.accountId, body) }
  }),
)
