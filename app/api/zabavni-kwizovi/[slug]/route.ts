import { findFunQuizContract } from '@/lib/learning/fun-quizzes/contract'
import { FUN_QUIZ_MESSAGES } from '@/lib/learning/fun-quizzes/messages'
import { findFunQuiz, resolveFunQuizSlug } from '@/lib/learning/fun-quizzes/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError } from '@/lib/platform/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(findFunQuizContract, async ({ params }) => {
    const { slug } = await resolveFunQuizSlug(params.slug)
    const quiz = await findFunQuiz(slug)
    if (!quiz) throw new HttpError(404, FUN_QUIZ_MESSAGES.notFound)
    return quiz
  }),
)
