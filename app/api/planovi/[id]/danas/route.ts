import { endpoint, route } from '@/lib/http/endpoint'
import { finishDayContract, todayReviewContract } from '@/lib/plan/contract'
import { findToday, finishToday } from '@/lib/plan/today'
import { pupilOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(todayReviewContract, async ({ session, params }) =>
    findToday(pupilOf(session), params.id),
  ),
  endpoint(finishDayContract, async ({ session, params, body }) =>
    finishToday(pupilOf(session), { planId: params.id, day: body.day }),
  ),
)
