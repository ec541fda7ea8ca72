import { endpoint, route } from '@/lib/platform/http/endpoint'
import { deleteChild } from '@/lib/across/accounts/children'
import { deleteChildContract } from '@/lib/across/accounts/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(deleteChildContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    await deleteChild(session.accountId, body.childId)
  }),
)
