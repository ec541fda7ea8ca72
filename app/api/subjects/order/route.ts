import { reorderContract } from '@/lib/content/curriculum/subjects/contract'
import { reorderSubjects } from '@/lib/content/curriculum/subjects/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reorderContract, (asked) => reorderSubjects(asked.session.accountId, asked)),
)
