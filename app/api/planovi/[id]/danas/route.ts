import { endpoint, route } from '@/lib/platform/http/endpoint'
import { finishDayContract, todayReviewContract } from '@/lib/learning/plan/contract'
import { findToday, finishToday } from '@/lib/learning/plan/today'
import { pupilOf } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(todayReviewContract, async ({ session, params }) =>
    findToday(pupilOf(session), params.id),
  ),
  endpoint(finishDayContract, async ({ session, params, body }) =>
    finishToday(pupilOf(session), { planId: params.id, day: body.day }),
  ),
)
