import { endpoint, route } from '@/lib/platform/http/endpoint'
import { todayCardsContract } from '@/lib/learning/cards/contract'
import { findTodayReview } from '@/lib/learning/cards/today'
import { assertPupilPlayer } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(todayCardsContract, async ({ session }) => findTodayReview(assertPupilPlayer(session))),
)
