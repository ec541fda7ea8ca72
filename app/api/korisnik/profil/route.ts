import { endpoint, route } from '@/lib/http/endpoint'
import { profileContract } from '@/lib/profile/contract'
import { findProfile } from '@/lib/profile/queries'
import { renewClaims } from '@/lib/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(profileContract, async ({ session, request, headers }) => {
    return findProfile(await renewClaims(session, { request, headers }))
  }),
)
