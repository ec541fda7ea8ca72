import { assertPupilPlayer } from '@/lib/learning/answers/player'
import { answerPlacementContract } from '@/lib/learning/placement/contract'
import { answerPlacement } from '@/lib/learning/placement/placements'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(answerPlacementContract, async ({ session, params, body }) =>
    answerPlacement(assertPupilPlayer(session), params.id, body),
  ),
)
