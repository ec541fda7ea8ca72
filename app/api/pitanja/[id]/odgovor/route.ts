import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { judgeSubmitted } from '@/lib/learning/quiz'
import { judgeAnswerContract } from '@/lib/questions/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(judgeAnswerContract, ({ params, body }) => judgeSubmitted(params.id, body.answer)),
)
