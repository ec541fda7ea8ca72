import { assertPupilPlayer } from '@/lib/learning/answers/player'
import { openSittingContract } from '@/lib/learning/daily-practice/contract'
import { openSitting } from '@/lib/learning/daily-practice/sittings'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openSittingContract, async ({ session, body }) =>
    openSitting(assertPupilPlayer(session), body),
  ),
)
