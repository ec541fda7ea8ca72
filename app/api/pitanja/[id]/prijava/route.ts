import { endpoint, route } from '@/lib/http/endpoint'
import { reportQuestion } from '@/lib/question-quality/commands'
import { reportQuestionContract } from '@/lib/question-quality/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reportQuestionContract, ({ session, ...report }) =>
    reportQuestion(session?.accountId ?? null, report),
  ),
)
