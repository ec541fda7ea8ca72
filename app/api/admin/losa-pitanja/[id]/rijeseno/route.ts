import { endpoint, route } from '@/lib/http/endpoint'
import { resolveQuestion } from '@/lib/question-quality/commands'
import { resolveContract } from '@/lib/question-quality/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(resolveContract, ({ params, session }) => resolveQuestion(session.accountId, params.id)),
)
