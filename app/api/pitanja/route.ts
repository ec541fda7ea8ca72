import { endpoint, route } from '@/lib/http/endpoint'
import { createContract, listContract } from '@/lib/questions/editing/contract'
import { listAllQuestions, saveQuestion } from '@/lib/questions/editing/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listAllQuestions),
  endpoint(createContract, ({ body, session }) => saveQuestion(session.accountId, body)),
)
