import { endpoint, route } from '@/lib/http/endpoint'
import { todayCardsContract } from '@/lib/cards/contract'
import { findToday } from '@/lib/cards/today'
import { pupilOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(todayCardsContract, async ({ session }) => findToday(pupilOf(session))),
)
