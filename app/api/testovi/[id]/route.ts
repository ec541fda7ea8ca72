import { endpoint, route } from '@/lib/platform/http/endpoint'
import { testReviewContract } from '@/lib/learning/exams/contract'
import { findTestReview } from '@/lib/learning/exams/review'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(testReviewContract, ({ session, params }) =>
    findTestReview(session.accountId, params.id),
  ),
)
