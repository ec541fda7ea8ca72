import { endpoint, route } from '@/lib/http/endpoint'
import { moveContract } from '@/lib/questions/editing/contract'
import { moveQuestion } from '@/lib/questions/editing/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(moveContract, (asked) => moveQuestion(asked.session.accountId, asked)),
)
