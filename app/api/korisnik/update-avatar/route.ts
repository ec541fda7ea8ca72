import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { updateAvatarContract } from '@/lib/users/contract'
import { assertSelf } from '@/lib/users/policy'
import { updateAvatar } from '@/lib/users/profile'
import { currentUser } from '@/lib/users/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateAvatarContract, async ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    await updateAvatar(session.accountId, body.avatarURL)
    return { user: await currentUser(session) }
  }),
)
