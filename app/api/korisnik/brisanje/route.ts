import { readCookie, TOKEN_COOKIES } from '@/lib/auth/cookies'
import { isOwnerGone } from '@/lib/auth/sessions'
import { endpoint, route } from '@/lib/http/endpoint'
import { clientAddress } from '@/lib/http/rate-limit'
import { eraseFamilyContract, erasureContract } from '@/lib/family-data/contract'
import { eraseFamily } from '@/lib/family-data/erase'
import { assertSelf } from '@/lib/users/policy'
import { clearSession } from '@/lib/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(erasureContract, async (exchange) => {
    const token = readCookie(exchange.request.headers.get('cookie'), TOKEN_COOKIES.user)
    const isErased = token ? await isOwnerGone(token, 'user') : false
    if (isErased) clearSession(exchange)
    return { isErased }
  }),
  endpoint(eraseFamilyContract, async ({ session, body, ...exchange }) => {
    assertSelf(session, body.parentId)
    await eraseFamily(session.accountId, body.password, clientAddress(exchange.request))
    clearSession(exchange)
  }),
)
