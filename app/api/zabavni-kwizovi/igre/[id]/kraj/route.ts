import { finishPlayContract } from '@/lib/fun-quizzes/contract'
import { finishPlay } from '@/lib/fun-quizzes/plays'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(finishPlayContract, ({ session, params }) =>
    finishPlay({ playId: params.id, pupilId: session.accountId }),
  ),
)
