import { lookAtAnswerContract } from '@/lib/asking/assistant/contract'
import { lookAtAnswer } from '@/lib/asking/assistant/look'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lookAtAnswerContract, ({ session, body }) =>
    lookAtAnswer({ pupilId: session.accountId, ...body }),
  ),
)
