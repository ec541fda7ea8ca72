import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { playerOf } from '@/lib/learning/player'
import { judgeSubmitted } from '@/lib/learning/quiz'
import { judgeAnswerContract } from '@/lib/questions/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(judgeAnswerContract, async ({ session, params, body }) =>
    judgeSubmitted(params.id, body, playerOf(session)),
  ),
)
