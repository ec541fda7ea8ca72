import { endpoint, route } from '@/lib/platform/http/endpoint'
import { finishDayContract, dayReviewContract } from '@/lib/learning/plan/contract'
import { findDayReview, finishDayReview } from '@/lib/learning/plan/today'
import { assertPupilPlayer } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(dayReviewContract, async ({ session, params }) =>
    findDayReview(assertPupilPlayer(session), params.id),
  ),
  endpoint(finishDayContract, async ({ session, params, body }) =>
    finishDayReview(assertPupilPlayer(session), { planId: params.id, day: body.day }),
  ),
)
