import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { currentUserContract } from '@/lib/across/accounts/contract'
import { renewClaims } from '@/lib/across/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(currentUserContract, async ({ session, body, request, headers }) => {
    // The claims belong to someone else: another tab has signed in.
    if (body.sub !== session.accountId) throw new HttpError(401, MESSAGES.invalidUserToken)
    return { user: await renewClaims(session, { request, headers }) }
  }),
)
