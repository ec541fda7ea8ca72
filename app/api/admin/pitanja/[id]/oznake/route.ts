import { endpoint, route } from '@/lib/http/endpoint'
import { markContract } from '@/lib/questions/editing/contract'
import { markQuestion } from '@/lib/questions/editing/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(markContract, (asked) => markQuestion(asked.session.accountId, asked)),
)
