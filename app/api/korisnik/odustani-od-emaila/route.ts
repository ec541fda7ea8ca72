import { endpoint, route } from '@/lib/platform/http/endpoint'
import { withdrawEmailContract } from '@/lib/across/accounts/contract'
import { withdrawOwnEmail } from '@/lib/across/accounts/profile'
import { currentUser } from '@/lib/across/accounts/queries'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(withdrawEmailContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    await withdrawOwnEmail(session.accountId)
    return { user: await currentUser(session) }
  }),
)
