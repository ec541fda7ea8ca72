import { createContract, listContract } from '@/lib/content/literature/contract'
import { listLiterature, saveLiterature } from '@/lib/content/literature/records'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listLiterature),
  endpoint(createContract, ({ body, session }) => saveLiterature(session.accountId, body)),
)
