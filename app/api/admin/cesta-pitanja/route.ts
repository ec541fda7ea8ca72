import { endpoint, route } from '@/lib/platform/http/endpoint'
import { createContract, listContract } from '@/lib/site/dynamic-content/faq/contract'
import { listFaqEntries, saveFaqEntry } from '@/lib/site/dynamic-content/faq/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listFaqEntries),
  endpoint(createContract, ({ body, session }) => saveFaqEntry(session.accountId, body)),
)
