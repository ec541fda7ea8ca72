import { listSubjectsContract } from '@/lib/content/literature/contract'
import { listAllSubjects } from '@/lib/content/literature/records'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listSubjectsContract, listAllSubjects),
)
