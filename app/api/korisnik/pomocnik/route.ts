import { assistantUsageContract, switchAssistantContract } from '@/lib/asking/assistant/contract'
import { findUsage, setAssistantEnabled } from '@/lib/asking/assistant/usage'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(assistantUsageContract, ({ session, query: { childId } }) =>
    findUsage({ parentId: session.accountId, childId }),
  ),
  endpoint(switchAssistantContract, ({ session, body }) =>
    setAssistantEnabled({ parentId: session.accountId, ...body }),
  ),
)
