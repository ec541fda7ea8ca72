import { endpoint, route } from '@/lib/platform/http/endpoint'
import { setFlagsContract } from '@/lib/content/questions/editing/contract'
import { setQuestionFlags } from '@/lib/content/questions/editing/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(setFlagsContract, (asked) => setQuestionFlags(asked.session.accountId, asked)),
)
