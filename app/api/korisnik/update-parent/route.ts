import { endpoint } from '@/lib/http/endpoint'
import { clientAddress } from '@/lib/http/rate-limit'
import { route } from '@/lib/http/route'
import { updateParentContract } from '@/lib/users/contract'
import { assertSelf } from '@/lib/users/policy'
import { updateParent } from '@/lib/users/profile'
import { currentUser } from '@/lib/users/queries'
import { renewClaims } from '@/lib/users/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    updateParentContract,
    async ({ session, request, headers, body: { userId, password, ...data } }) => {
      assertSelf(session, userId)
      await updateParent(session, data, { password, address: clientAddress(request) })
      return { user: renewClaims(await currentUser(session), { request, headers }) }
    },
  ),
)
