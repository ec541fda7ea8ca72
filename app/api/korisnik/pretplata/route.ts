import { subscriptionContract } from '@/lib/billing/contract'
import { readAccess } from '@/lib/billing/view'
import { endpoint, route } from '@/lib/http/endpoint'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(subscriptionContract, async ({ session, body }) => {
    assertSelf(session, body.parentID)
    return readAccess(session.accountId)
  }),
)
