import { reviewPupilsAnswerContract } from '@/lib/asking/assistant/contract'
import { reviewPupilsAnswer } from '@/lib/asking/assistant/review-pupils-answer'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reviewPupilsAnswerContract, ({ session, body }) =>
    reviewPupilsAnswer({ pupilId: session.accountId, ...body }),
  ),
)
