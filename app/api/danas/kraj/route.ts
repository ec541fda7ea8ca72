import { assertPupilPlayer } from '@/lib/learning/answers/player'
import { finishSittingContract } from '@/lib/learning/daily-practice/contract'
import { finishSitting } from '@/lib/learning/daily-practice/sittings'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(finishSittingContract, async ({ session, body }) =>
    finishSitting(assertPupilPlayer(session), body),
  ),
)
