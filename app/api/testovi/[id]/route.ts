import { endpoint, route } from '@/lib/http/endpoint'
import { testReviewContract } from '@/lib/exams/contract'
import { findTestReview } from '@/lib/exams/review'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(testReviewContract, ({ session, params }) =>
    findTestReview(session.accountId, params.id),
  ),
)
