import { endpoint, route } from '@/lib/platform/http/endpoint'
import { moveContract } from '@/lib/content/questions/editing/contract'
import { moveQuestion } from '@/lib/content/questions/editing/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(moveContract, (asked) => moveQuestion(asked.session.accountId, asked)),
)
