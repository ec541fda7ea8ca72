import { endpoint, route } from '@/lib/http/endpoint'
import { keepAnswerContract } from '@/lib/exams/contract'
import { keepAnswer } from '@/lib/exams/keep-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(keepAnswerContract, async ({ session, params, body }) =>
    keepAnswer({ pupilId: session.accountId, testId: params.id, ...body }),
  ),
)
