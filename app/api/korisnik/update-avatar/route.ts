import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { updateAvatarContract } from '@/lib/users/contract'
import { assertSelf } from '@/lib/users/policy'
import { updateAvatar } from '@/lib/users/profile'
import { currentUser } from '@/lib/users/queries'
import { renewClaims } from '@/lib/users/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateAvatarContract, async ({ session, body, request, headers }) => {
    assertSelf(session, body.korisnikId)
    await updateAvatar(session.accountId, body.avatarURL)
    return { user: renewClaims(await currentUser(session), { request, headers }) }
  }),
)
