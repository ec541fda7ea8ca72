import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { updateParentContract } from '@/lib/users/contract'
import { assertSelf } from '@/lib/users/policy'
import { updateParent } from '@/lib/users/profile'
import { currentUser } from '@/lib/users/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateParentContract, async ({ session, body: { userId, ...data } }) => {
    assertSelf(session, userId)
    await updateParent(userId, data)
    return { user: await currentUser(session) }
  }),
)
