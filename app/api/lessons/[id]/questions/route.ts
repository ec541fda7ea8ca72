import { isId } from '@/lib/platform/is-id'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError } from '@/lib/platform/http/errors'
import { playerOf } from '@/lib/learning/answers/player'
import { toPlayerQuestions, findQuizQuestions } from '@/lib/learning/quiz/play'
import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { lessonQuestionsContract } from '@/lib/learning/quiz/contract'
import type { StoredQuestion } from '@/lib/content/questions/model'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    lessonQuestionsContract,
    async ({ session, query, params: { id } }, questions: StoredQuestion[] | null) => {
      if (!questions) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
      return toPlayerQuestions(id, questions, { player: playerOf(session), roundId: query.krug })
    },
    async ({ params: { id } }) => (isId(id) ? findQuizQuestions(id) : null),
  ),
)
