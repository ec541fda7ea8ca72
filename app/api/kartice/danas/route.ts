import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { todayCardsContract } from '@/lib/learning/cards/contract'
import { findToday } from '@/lib/learning/cards/today'
import { pupilOf } from '@/lib/learning/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(todayCardsContract, async ({ session }) => findToday(pupilOf(session))),
)
