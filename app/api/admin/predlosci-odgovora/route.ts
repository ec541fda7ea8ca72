import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listTemplatesContract } from '@/lib/asking/professor/answering/contract'
import { listTemplates } from '@/lib/asking/professor/answering/templates'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listTemplatesContract, listTemplates),
)
