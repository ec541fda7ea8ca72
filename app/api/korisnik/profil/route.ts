import { endpoint, route } from '@/lib/platform/http/endpoint'
import { profileContract } from '@/lib/across/profile/contract'
import { findProfileOverview } from '@/lib/across/profile/queries'
import { renewClaimsOf } from '@/lib/across/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(profileContract, async ({ session, request, headers }) => {
    const overview = await findProfileOverview(session)
    renewClaimsOf(overview.user, { request, headers })
    return overview
  }),
)
