import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError } from '@/lib/platform/http/errors'
import { playerOf } from '@/lib/learning/answers/player'
import { toPlayerQuestions, findQuizQuestions } from '@/lib/learning/quiz/play'
import { kwizContract } from '@/lib/learning/quiz/contract'
import type { StoredQuestion } from '@/lib/content/questions/model'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    kwizContract,
    async ({ session, body: { id } }, questions: StoredQuestion[] | null) => {
      if (!questions) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
      return { questions: await toPlayerQuestions(id, questions, { player: playerOf(session) }) }
    },
    ({ body: { id } }) => findQuizQuestions(id),
  ),
)
