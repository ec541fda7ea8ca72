import { endpoint, route } from '@/lib/http/endpoint'
import { withdrawEmailContract } from '@/lib/accounts/contract'
import { withdrawOwnEmail } from '@/lib/accounts/profile'
import { currentUser } from '@/lib/accounts/queries'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(withdrawEmailContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    await withdrawOwnEmail(session.accountId)
    return { user: await currentUser(session) }
  }),
)
