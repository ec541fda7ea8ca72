import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { playerOf } from '@/lib/learning/answers/player'
import { findQuestionToJudge, judgeAndRecord } from '@/lib/learning/quiz/play'
import { judgeAnswerContract } from '@/lib/learning/quiz/contract'
import type { PositionedQuestion } from '@/lib/content/questions/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    judgeAnswerContract,
    async ({ session, body }, question: PositionedQuestion) => {
      // An answer with an id is to be saved. Judging it for a guest would only seem to save it.
      if (body.id && !session) throw new HttpError(401, MESSAGES.invalidUserToken)
      return judgeAndRecord(question, body, playerOf(session))
    },
    async ({ params }) => findQuestionToJudge(params.id),
  ),
)
