import { endpoint, route } from '@/lib/http/endpoint'
import { answerOpenQuestion } from '@/lib/check/commands'
import { answerOpenContract } from '@/lib/check/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(answerOpenContract, ({ session, params, body }) =>
    answerOpenQuestion({ pupilId: session.accountId, runId: params.id, ...body }),
  ),
)
