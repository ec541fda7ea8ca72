import { isId } from '@/lib/is-id'
import { endpoint } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'
import { route } from '@/lib/http/route'
import { listQuizQuestions } from '@/lib/learning/quiz'
import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { lessonQuestionsContract } from '@/lib/questions/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonQuestionsContract, async ({ params: { id } }) => {
    const questions = isId(id) ? await listQuizQuestions(id) : null
    if (!questions) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
    return questions
  }),
)
