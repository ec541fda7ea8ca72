import { endpoint, route } from '@/lib/http/endpoint'
import { reviewSpelling } from '@/lib/cards/commands'
import { reviewSpellingContract } from '@/lib/cards/contract'
import { pupilOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reviewSpellingContract, async ({ session, params, body }) =>
    reviewSpelling(params.id, body, pupilOf(session)),
  ),
)
