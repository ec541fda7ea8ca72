import { endpoint, route } from '@/lib/platform/http/endpoint'
import { todayCardsContract } from '@/lib/learning/cards/contract'
import { findToday } from '@/lib/learning/cards/today'
import { pupilOf } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(todayCardsContract, async ({ session }) => findToday(pupilOf(session))),
)
