import { endpoint, route } from '@/lib/platform/http/endpoint'
import { dressMascotContract } from '@/lib/learning/rewards/contract'
import { dressMascot } from '@/lib/learning/rewards/dress-mascot'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(dressMascotContract, async ({ session, body }) => ({
    pieces: await dressMascot(session.accountId, body.pieces),
  })),
)
