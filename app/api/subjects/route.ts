import { listAllSubjectsContract } from '@/lib/content/curriculum/literature/contract'
import { listAllSubjects } from '@/lib/content/curriculum/literature/records'
import { createContract } from '@/lib/content/curriculum/subjects/contract'
import { saveSubject } from '@/lib/content/curriculum/subjects/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listAllSubjectsContract, listAllSubjects),
  endpoint(createContract, ({ body, session }) => saveSubject(session.accountId, body)),
)
