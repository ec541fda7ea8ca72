import { endpoint, route } from '@/lib/http/endpoint'
import { answerQuestion } from '@/lib/professor/answering/commands'
import { answerContract } from '@/lib/professor/answering/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(answerContract, ({ session, params, body }) =>
    answerQuestion(session.accountId, { params, body }),
  ),
)
