import { endpoint, route } from '@/lib/platform/http/endpoint'
import { undoReviewContract } from '@/lib/learning/cards/contract'
import { undoReview } from '@/lib/learning/cards/undo'
import { assertPupilPlayer } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoReviewContract, async ({ session, params }) =>
    undoReview(params.id, assertPupilPlayer(session)),
  ),
)
