import { endpoint, route } from '@/lib/http/endpoint'
import { listTemplatesContract } from '@/lib/professor/answering/contract'
import { listTemplates } from '@/lib/professor/answering/templates'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listTemplatesContract, listTemplates),
)
