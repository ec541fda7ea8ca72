import { refreshAllowancesContract } from '@/lib/people/billing/contract'
import { readAccess } from '@/lib/people/billing/view'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(refreshAllowancesContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    return readAccess(session.accountId)
  }),
)
