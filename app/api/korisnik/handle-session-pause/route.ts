import { endpoint, route } from '@/lib/platform/http/endpoint'
import { pauseSessionContract } from '@/lib/learning/rewards/contract'
import { openedAt, spanOf } from '@/lib/learning/rewards/time-spans'
import { countTime } from '@/lib/learning/rewards/visits'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pauseSessionContract, async ({ session, body }) => {
    assertSelf(session, body.userID)
    const { from, to } = spanOf(body, new Date())
    // Time before the session started does not count.
    const startedAt = Math.max(from.getTime(), openedAt(session.id).getTime())
    await countTime(session.accountId, new Date(startedAt), to)
  }),
)
