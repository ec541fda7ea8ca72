import { endpoint, route } from '@/lib/platform/http/endpoint'
import { answerQuestion } from '@/lib/asking/professor/answering/commands'
import { answerQuestionContract } from '@/lib/asking/professor/answering/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(answerQuestionContract, ({ session, params, body }) =>
    answerQuestion(session.accountId, { params, body }),
  ),
)
