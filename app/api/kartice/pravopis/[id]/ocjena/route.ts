import { endpoint, route } from '@/lib/platform/http/endpoint'
import { reviewSpelling } from '@/lib/learning/cards/commands'
import { reviewSpellingContract } from '@/lib/learning/cards/contract'
import { pupilOf } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reviewSpellingContract, async ({ session, params, body }) =>
    reviewSpelling(params.id, body, pupilOf(session)),
  ),
)
