import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { reviewSpelling } from '@/lib/learning/cards/commands'
import { reviewSpellingContract } from '@/lib/learning/cards/contract'
import { pupilOf } from '@/lib/learning/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reviewSpellingContract, async ({ session, params, body }) =>
    reviewSpelling(params.id, body, pupilOf(session)),
  ),
)
