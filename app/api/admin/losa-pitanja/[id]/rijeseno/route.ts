import { endpoint, route } from '@/lib/platform/http/endpoint'
import { resolveQuestionReports } from '@/lib/learning/question-quality/commands'
import { resolveQuestionContract } from '@/lib/learning/question-quality/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(resolveQuestionContract, ({ params, session }) =>
    resolveQuestionReports(session.accountId, params.id),
  ),
)
