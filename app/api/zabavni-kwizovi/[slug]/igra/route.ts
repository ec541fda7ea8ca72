import { startPlayContract } from '@/lib/learning/fun-quizzes/contract'
import { startPlay } from '@/lib/learning/fun-quizzes/plays'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startPlayContract, ({ session, params, body }) =>
    startPlay(params.slug, { playId: body.id, pupilId: session.accountId }),
  ),
)
