import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { judgeOpenAnswerContract } from '@/lib/learning/check/contract'
import { judgeOpenAnswer } from '@/lib/learning/check/judge'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(judgeOpenAnswerContract, ({ session, params, body }) =>
    judgeOpenAnswer({ pupilId: session.accountId, runId: params.id, ...body }),
  ),
)
