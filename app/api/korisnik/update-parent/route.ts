import { endpoint, route } from '@/lib/platform/http/endpoint'
import { clientNetwork } from '@/lib/platform/http/rate-limit'
import { updateParentContract } from '@/lib/across/accounts/contract'
import { assertSelf } from '@/lib/people/users/policy'
import { updateParent } from '@/lib/across/accounts/profile'
import { renewClaims } from '@/lib/across/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    updateParentContract,
    async ({ session, request, headers, body: { userId, password, ...data } }) => {
      assertSelf(session, userId)
      await updateParent(session, data, { password, address: clientNetwork(request) })
      return { user: await renewClaims(session, { request, headers }) }
    },
  ),
)
