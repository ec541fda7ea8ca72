import { endpoint, route } from '@/lib/http/endpoint'
import { createContract, listContract } from '@/lib/site/faq/contract'
import { listFaqEntries, saveFaqEntry } from '@/lib/site/faq/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listFaqEntries),
  endpoint(createContract, ({ body, session }) => saveFaqEntry(session.accountId, body)),
)
