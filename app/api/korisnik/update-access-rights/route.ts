import { updateAccessRightsContract } from '@/lib/billing/contract'
import { readAccess } from '@/lib/billing/view'
import { endpoint, route } from '@/lib/http/endpoint'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateAccessRightsContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    return readAccess(session.accountId)
  }),
)
