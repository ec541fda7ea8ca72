import { endpoint, route } from '@/lib/platform/http/endpoint'
import { profileContract } from '@/lib/across/profile/contract'
import { findProfileOverview } from '@/lib/across/profile/queries'
import { renewClaims } from '@/lib/across/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(profileContract, async ({ session, request, headers }) => {
    return findProfileOverview(await renewClaims(session, { request, headers }))
  }),
)
