import { reviewCheckAnswerContract } from '@/lib/asking/assistant/contract'
import { reviewCheckAnswer } from '@/lib/asking/assistant/review-pupils-answer'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reviewCheckAnswerContract, ({ session, body }) =>
    reviewCheckAnswer({ pupilId: session.accountId, ...body }),
  ),
)
