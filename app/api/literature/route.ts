import { createContract, listContract } from '@/lib/content/curriculum/literature/contract'
import { listLiterature, saveLiterature } from '@/lib/content/curriculum/literature/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listLiterature),
  endpoint(createContract, ({ body, session }) => saveLiterature(session.accountId, body)),
)
