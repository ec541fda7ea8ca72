import {
  deleteContract,
  readContract,
  saveContract,
} from '@/lib/learning/fun-quizzes/editing/contract'
import { deleteQuiz, readQuiz, saveQuiz } from '@/lib/learning/fun-quizzes/editing/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readQuiz(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveQuiz(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteQuiz(asked.session.accountId, asked)),
)
