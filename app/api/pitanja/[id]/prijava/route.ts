import { endpoint, route } from '@/lib/platform/http/endpoint'
import { reportQuestion } from '@/lib/learning/question-quality/commands'
import { reportQuestionContract } from '@/lib/learning/question-quality/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reportQuestionContract, ({ session, ...report }) =>
    reportQuestion(session?.accountId ?? null, report),
  ),
)
