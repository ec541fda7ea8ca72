import { isId } from '@/lib/is-id'
import { endpoint } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'
import { route } from '@/lib/http/route'
import { playerOf } from '@/lib/learning/player'
import { listQuizQuestions } from '@/lib/learning/quiz'
import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { lessonQuestionsContract } from '@/lib/questions/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonQuestionsContract, async ({ session, params: { id } }) => {
    const questions = isId(id) ? await listQuizQuestions(id, playerOf(session)) : null
    if (!questions) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
    return questions
  }),
)
