import { endpoint, route } from '@/lib/http/endpoint'
import { updateAvatarContract } from '@/lib/accounts/contract'
import { assertSelf } from '@/lib/users/policy'
import { updateAvatar } from '@/lib/accounts/profile'
import { renewClaims } from '@/lib/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateAvatarContract, async ({ session, body, request, headers }) => {
    assertSelf(session, body.korisnikId)
    await updateAvatar(session.accountId, body.avatarURL)
    return { user: await renewClaims(session, { request, headers }) }
  }),
)
