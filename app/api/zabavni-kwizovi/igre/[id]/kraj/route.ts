import { finishPlayContract } from '@/lib/learning/fun-quizzes/contract'
import { finishPlay } from '@/lib/learning/fun-quizzes/plays'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(finishPlayContract, ({ session, params }) =>
    finishPlay({ playId: params.id, pupilId: session.accountId }),
  ),
)
