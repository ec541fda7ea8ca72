import { playerOf } from '@/lib/answers/player'
import { askAssistantContract } from '@/lib/assistant/contract'
import { replyTo } from '@/lib/assistant/reply'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(askAssistantContract, ({ session, body }) => replyTo(body, playerOf(session))),
)
