import { createContract, listContract } from '@/lib/learning/fun-quizzes/editing/contract'
import { listQuizzes, saveQuiz } from '@/lib/learning/fun-quizzes/editing/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listQuizzes),
  endpoint(createContract, ({ body, session }) => saveQuiz(session.accountId, body)),
)
