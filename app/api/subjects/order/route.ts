import { orderContract } from '@/lib/content/curriculum/subjects/contract'
import { orderSubjects } from '@/lib/content/curriculum/subjects/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(orderContract, (asked) => orderSubjects(asked.session.accountId, asked)),
)
