import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError, MESSAGES } from '@/lib/http/errors'
import { isId } from '@/lib/is-id'
import { quizKeysContract } from '@/lib/quiz/contract'
import { playerOf } from '@/lib/answers/player'
import { listQuizKeys } from '@/lib/quiz/play'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(quizKeysContract, async ({ session, params: { id } }) => {
    const player = playerOf(session)
    if (player.role !== 'parent') throw new HttpError(403, MESSAGES.forbidden)
    const keys = isId(id) ? await listQuizKeys(id, player) : null
    if (!keys) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
    return keys
  }),
)
