import { endpoint, route } from '@/lib/http/endpoint'
import { reviewCard } from '@/lib/cards/commands'
import { reviewCardContract } from '@/lib/cards/contract'
import { pupilOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reviewCardContract, async ({ session, params, body }) =>
    reviewCard(params.id, body, pupilOf(session)),
  ),
)
