import { endpoint, route } from '@/lib/platform/http/endpoint'
import { updateAvatarContract } from '@/lib/across/accounts/contract'
import { assertSelf } from '@/lib/people/users/policy'
import { updateAvatar } from '@/lib/across/accounts/profile'
import { renewClaims } from '@/lib/across/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateAvatarContract, async ({ session, body, request, headers }) => {
    assertSelf(session, body.korisnikId)
    await updateAvatar(session.accountId, body.avatarURL)
    return { user: await renewClaims(session, { request, headers }) }
  }),
)
