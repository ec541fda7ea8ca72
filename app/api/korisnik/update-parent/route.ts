import { endpoint, route } from '@/lib/http/endpoint'
import { clientAddress } from '@/lib/http/rate-limit'
import { updateParentContract } from '@/lib/accounts/contract'
import { assertSelf } from '@/lib/users/policy'
import { updateParent } from '@/lib/accounts/profile'
import { renewClaims } from '@/lib/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    updateParentContract,
    async ({ session, request, headers, body: { userId, password, ...data } }) => {
      assertSelf(session, userId)
      await updateParent(session, data, { password, address: clientAddress(request) })
      return { user: await renewClaims(session, { request, headers }) }
    },
  ),
)
