import { endpoint, route } from '@/lib/http/endpoint'
import { finishDayContract, todayReviewContract } from '@/lib/plan/contract'
import { findToday, finishToday } from '@/lib/plan/today'
import { playerOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(todayReviewContract, async ({ session, params }) =>
    findToday(session.accountId, params.id, playerOf(session)),
  ),
  endpoint(finishDayContract, async ({ session, params, body }) =>
    finishToday(session.accountId, { planId: params.id, day: body.day }, playerOf(session)),
  ),
)
