import { playerOf } from '@/lib/learning/answers/player'
import { askAssistantContract } from '@/lib/asking/assistant/contract'
import { replyTo } from '@/lib/asking/assistant/reply'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(askAssistantContract, ({ session, body }) => replyTo(body, playerOf(session))),
)
