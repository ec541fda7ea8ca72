import { orderContract } from '@/lib/content/subjects/contract'
import { orderSubjects } from '@/lib/content/subjects/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(orderContract, (asked) => orderSubjects(asked.session.accountId, asked)),
)
