import { endpoint, route } from '@/lib/platform/http/endpoint'
import { reviewCard } from '@/lib/learning/cards/commands'
import { reviewCardContract } from '@/lib/learning/cards/contract'
import { assertPupilPlayer } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reviewCardContract, async ({ session, params, body }) =>
    reviewCard(params.id, body, assertPupilPlayer(session)),
  ),
)
