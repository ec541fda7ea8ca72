import { endpoint, route } from '@/lib/http/endpoint'
import { updateChild } from '@/lib/accounts/children'
import { updateChildContract } from '@/lib/accounts/contract'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateChildContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    return { success: true, child: await updateChild(session.accountId, body) }
  }),
)
