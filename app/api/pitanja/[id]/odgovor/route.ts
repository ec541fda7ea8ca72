import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { playerOf } from '@/lib/answers/player'
import { findAskedQuestion, judgeAsked } from '@/lib/quiz/play'
import { judgeAnswerContract } from '@/lib/quiz/contract'
import type { LessonQuestion } from '@/lib/questions/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    judgeAnswerContract,
    async ({ session, body }, question: LessonQuestion) =>
      judgeAsked(question, body, playerOf(session)),
    async ({ params }) => findAskedQuestion(params.id),
  ),
)
