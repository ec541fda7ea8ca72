import { startPlayContract } from '@/lib/fun-quizzes/contract'
import { startPlay } from '@/lib/fun-quizzes/plays'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startPlayContract, ({ session, params, body }) =>
    startPlay(params.slug, { playId: body.id, pupilId: session.accountId }),
  ),
)
