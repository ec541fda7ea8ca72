import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { pauseSessionContract } from '@/lib/rewards/contract'
import { openedAt, startOf } from '@/lib/rewards/session-start'
import { countTime } from '@/lib/rewards/visits'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pauseSessionContract, async ({ session, body }) => {
    assertSelf(session, body.userID)
    const now = new Date()
    // Nobody has worked before they signed in.
    const startedAt = Math.max(startOf(body, now).getTime(), openedAt(session.id).getTime())
    await countTime(session.accountId, new Date(startedAt), now)
    return { success: true }
  }),
)
