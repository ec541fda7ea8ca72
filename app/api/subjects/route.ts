import { listSubjectsContract } from '@/lib/content/literature/contract'
import { listAllSubjects } from '@/lib/content/literature/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listSubjectsContract, listAllSubjects),
)
