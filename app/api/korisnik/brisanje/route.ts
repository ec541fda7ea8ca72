import { readCookie, TOKEN_COOKIES } from '@/lib/platform/auth/cookies'
import { isOwnerGone } from '@/lib/platform/auth/sessions'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { clientNetwork } from '@/lib/platform/http/rate-limit'
import { eraseFamilyContract, readErasureStatusContract } from '@/lib/across/family-data/contract'
import { eraseFamily } from '@/lib/across/family-data/erase'
import { assertSelf } from '@/lib/people/users/policy'
import { clearSessionCookies } from '@/lib/across/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readErasureStatusContract, async (exchange) => {
    const token = readCookie(exchange.request.headers.get('cookie'), TOKEN_COOKIES.user)
    const isErased = token ? await isOwnerGone(token, 'user') : false
    if (isErased) clearSessionCookies(exchange)
    return { isErased }
  }),
  endpoint(eraseFamilyContract, async ({ session, body, ...exchange }) => {
    assertSelf(session, body.parentId)
    await eraseFamily(session.accountId, body.password, clientNetwork(exchange.request))
    clearSessionCookies(exchange)
  }),
)
