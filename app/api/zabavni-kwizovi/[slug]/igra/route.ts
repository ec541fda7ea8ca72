import { startPlayContract } from '@/lib/fun-quizzes/contract'
import { startPlay } from '@/lib/fun-quizzes/plays'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startPlayContract, ({ session, params, body }) =>
    startPlay(params.slug, { playId: body.id, pupilId: session.accountId }),
  ),
)
