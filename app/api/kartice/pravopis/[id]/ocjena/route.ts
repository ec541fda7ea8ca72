import { endpoint, route } from '@/lib/platform/http/endpoint'
import { reviewSpellingCard } from '@/lib/learning/cards/commands'
import { reviewSpellingCardContract } from '@/lib/learning/cards/contract'
import { assertPupilPlayer } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reviewSpellingCardContract, async ({ session, params, body }) =>
    reviewSpellingCard(params.id, body, assertPupilPlayer(session)),
  ),
)
