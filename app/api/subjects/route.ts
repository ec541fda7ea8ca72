import { listSubjectsContract } from '@/lib/content/literature/contract'
import { listAllSubjects } from '@/lib/content/literature/records'
import { createContract } from '@/lib/content/subjects/contract'
import { saveSubject } from '@/lib/content/subjects/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listSubjectsContract, listAllSubjects),
  endpoint(createContract, ({ body, session }) => saveSubject(session.accountId, body)),
)
