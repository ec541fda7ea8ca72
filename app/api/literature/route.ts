import { createContract, listContract } from '@/lib/content/literature/contract'
import { listLiterature, saveLiterature } from '@/lib/content/literature/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listLiterature),
  endpoint(createContract, ({ body, session }) => saveLiterature(session.accountId, body)),
)
