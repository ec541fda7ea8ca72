import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { endpoint } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'
import { route } from '@/lib/http/route'
import { playerOf } from '@/lib/learning/player'
import { listQuizQuestions } from '@/lib/learning/quiz'
import { kwizContract } from '@/lib/questions/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(kwizContract, async ({ session, body: { id } }) => {
    const questions = await listQuizQuestions(id, playerOf(session))
    if (!questions) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
    return { questions }
  }),
)
