import { subscriptionContract } from '@/lib/billing/contract'
import { readAccess } from '@/lib/billing/view'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(subscriptionContract, async ({ session, body }) => {
    assertSelf(session, body.parentID)
    return readAccess(session.accountId)
  }),
)
