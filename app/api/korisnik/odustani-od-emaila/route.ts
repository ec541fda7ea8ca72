import { endpoint, route } from '@/lib/platform/http/endpoint'
import { cancelEmailChangeContract } from '@/lib/across/accounts/contract'
import { cancelOwnEmailChange } from '@/lib/across/accounts/profile'
import { currentUser } from '@/lib/across/accounts/queries'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(cancelEmailChangeContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    await cancelOwnEmailChange(session.accountId)
    return { user: await currentUser(session) }
  }),
)
