import { endpoint, route } from '@/lib/platform/http/endpoint'
import { addSessionTimeContract } from '@/lib/learning/rewards/contract'
import { sessionStart, spanOf } from '@/lib/learning/rewards/time-spans'
import { addSessionTime } from '@/lib/learning/rewards/visits'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(addSessionTimeContract, async ({ session, body }) => {
    assertSelf(session, body.userID)
    const { from, to } = spanOf(body, new Date())
    // Time before the session started does not count.
    const startedAt = Math.max(from.getTime(), sessionStart(session.id).getTime())
    await addSessionTime(session.accountId, new Date(startedAt), to)
  }),
)
