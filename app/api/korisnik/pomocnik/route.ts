import { assistantUsageContract, switchAssistantContract } from '@/lib/assistant/contract'
import { findUsage, switchAssistant } from '@/lib/assistant/usage'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(assistantUsageContract, ({ session, query: { childId } }) =>
    findUsage({ parentId: session.accountId, childId }),
  ),
  endpoint(switchAssistantContract, ({ session, body }) =>
    switchAssistant({ parentId: session.accountId, ...body }),
  ),
)
