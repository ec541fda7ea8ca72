import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { pauseSessionContract } from '@/lib/rewards/contract'
import { countTime } from '@/lib/rewards/visits'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pauseSessionContract, async ({ session, body }) => {
    assertSelf(session, body.userID)
    await countTime(session.accountId, new Date(body.startedAt))
    return { success: true }
  }),
)
