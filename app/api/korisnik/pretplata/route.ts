import { subscriptionContract } from '@/lib/people/billing/contract'
import { readAccess } from '@/lib/people/billing/view'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(subscriptionContract, async ({ session, body }) => {
    assertSelf(session, body.parentID)
    return readAccess(session.accountId)
  }),
)
