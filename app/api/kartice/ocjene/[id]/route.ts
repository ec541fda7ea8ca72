import { endpoint, route } from '@/lib/http/endpoint'
import { undoReviewContract } from '@/lib/cards/contract'
import { undoReview } from '@/lib/cards/undo'
import { pupilOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoReviewContract, async ({ session, params }) =>
    undoReview(params.id, pupilOf(session)),
  ),
)
