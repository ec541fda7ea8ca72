import { endpoint, route } from '@/lib/http/endpoint'
import { deleteChild } from '@/lib/accounts/children'
import { deleteChildContract } from '@/lib/accounts/contract'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(deleteChildContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    await deleteChild(session.accountId, body.childId)
  }),
)
