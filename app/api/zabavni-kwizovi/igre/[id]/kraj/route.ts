import { finishPlayContract } from '@/lib/fun-quizzes/contract'
import { finishPlay } from '@/lib/fun-quizzes/plays'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(finishPlayContract, ({ session, params }) =>
    finishPlay({ playId: params.id, pupilId: session.accountId }),
  ),
)
