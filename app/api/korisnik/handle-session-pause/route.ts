import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { pauseSessionContract } from '@/lib/rewards/contract'
import { startOf } from '@/lib/rewards/session-start'
import { countTime } from '@/lib/rewards/visits'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pauseSessionContract, async ({ session, body }) => {
    assertSelf(session, body.userID)
    const now = new Date()
    const startedAt = startOf(body, now)
    await countTime(session.accountId, startedAt, now)
    return { success: true }
  }),
)
