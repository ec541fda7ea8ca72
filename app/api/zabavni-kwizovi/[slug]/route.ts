import { findFunQuizContract } from '@/lib/fun-quizzes/contract'
import { FUN_QUIZ_MESSAGES } from '@/lib/fun-quizzes/messages'
import { findFunQuiz, namedFunQuiz } from '@/lib/fun-quizzes/queries'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(findFunQuizContract, async ({ params }) => {
    const { slug } = await namedFunQuiz(params.slug)
    const quiz = await findFunQuiz(slug)
    if (!quiz) throw new HttpError(404, FUN_QUIZ_MESSAGES.notFound)
    return quiz
  }),
)
