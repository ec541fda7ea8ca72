import { createContract, listContract } from '@/lib/fun-quizzes/editing/contract'
import { listQuizzes, saveQuiz } from '@/lib/fun-quizzes/editing/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listQuizzes),
  endpoint(createContract, ({ body, session }) => saveQuiz(session.accountId, body)),
)
