import { endpoint, route } from '@/lib/platform/http/endpoint'
import { answerOpenQuestion } from '@/lib/learning/check/commands'
import { answerOpenContract } from '@/lib/learning/check/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(answerOpenContract, ({ session, params, body }) =>
    answerOpenQuestion({ pupilId: session.accountId, runId: params.id, ...body }),
  ),
)
