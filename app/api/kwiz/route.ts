import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'
import { playerOf } from '@/lib/answers/player'
import { asPlayed, findQuiz } from '@/lib/quiz/play'
import { kwizContract } from '@/lib/quiz/contract'
import type { StoredQuestion } from '@/lib/questions/model'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    kwizContract,
    async ({ session }, questions: StoredQuestion[] | null) => {
      if (!questions) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
      return { questions: await asPlayed(questions, { player: playerOf(session) }) }
    },
    ({ body: { id } }) => findQuiz(id),
  ),
)
