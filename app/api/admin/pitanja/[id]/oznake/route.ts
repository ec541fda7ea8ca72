import { endpoint, route } from '@/lib/platform/http/endpoint'
import { markContract } from '@/lib/content/questions/editing/contract'
import { markQuestion } from '@/lib/content/questions/editing/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(markContract, (asked) => markQuestion(asked.session.accountId, asked)),
)
