import { deleteContract, readContract, saveContract } from '@/lib/fun-quizzes/editing/contract'
import { deleteQuiz, readQuiz, saveQuiz } from '@/lib/fun-quizzes/editing/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readQuiz(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveQuiz(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteQuiz(asked.session.accountId, asked)),
)
