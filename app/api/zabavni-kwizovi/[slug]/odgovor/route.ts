import { judgeFunAnswerContract } from '@/lib/learning/fun-quizzes/contract'
import { judgeFunAnswer } from '@/lib/learning/fun-quizzes/judge'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(judgeFunAnswerContract, ({ session, params, body }) =>
    judgeFunAnswer(params.slug, body, session?.kind === 'ucenik' ? session.accountId : null),
  ),
)
