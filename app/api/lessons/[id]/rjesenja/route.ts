import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { keyedQuizQuestionsContract } from '@/lib/learning/quiz/contract'
import { playerOf } from '@/lib/learning/answers/player'
import { listKeyedQuizQuestions } from '@/lib/learning/quiz/play'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(keyedQuizQuestionsContract, async ({ session, params: { id } }) => {
    const player = playerOf(session)
    if (player.role !== 'parent') throw new HttpError(403, MESSAGES.forbidden)
    const keys = isId(id) ? await listKeyedQuizQuestions(id, player) : null
    if (!keys) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
    return keys
  }),
)
