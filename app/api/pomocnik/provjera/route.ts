import { lookAtAnswerContract } from '@/lib/assistant/contract'
import { lookAtAnswer } from '@/lib/assistant/look'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lookAtAnswerContract, ({ session, body }) =>
    lookAtAnswer({ pupilId: session.accountId, ...body }),
  ),
)
