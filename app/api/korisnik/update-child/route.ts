import { endpoint, route } from '@/lib/platform/http/endpoint'
import { updateChild } from '@/lib/across/accounts/children'
import { updateChildContract } from '@/lib/across/accounts/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateChildContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    return { success: true, child: await updateChild(session.accountId, body) }
  }),
)
