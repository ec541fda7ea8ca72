import { isId } from '@/lib/is-id'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'
import { playerOf } from '@/lib/answers/player'
import { asPlayed, findQuiz } from '@/lib/quiz/play'
import { CONTENT_MESSAGES } from '@/lib/content/contract'
import { lessonQuestionsContract } from '@/lib/quiz/contract'
import type { StoredQuestion } from '@/lib/questions/model'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    lessonQuestionsContract,
    async ({ session, query }, questions: StoredQuestion[] | null) => {
      if (!questions) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
      return asPlayed(questions, { player: playerOf(session), roundId: query.krug })
    },
    async ({ params: { id } }) => (isId(id) ? findQuiz(id) : null),
  ),
)
