import { endpoint, route } from '@/lib/platform/http/endpoint'
import { keepAnswerContract } from '@/lib/learning/exams/contract'
import { keepTestAnswer } from '@/lib/learning/exams/keep-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(keepAnswerContract, async ({ session, params, body }) =>
    keepTestAnswer({ pupilId: session.accountId, testId: params.id, ...body }),
  ),
)
