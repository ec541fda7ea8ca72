import { endpoint, route } from '@/lib/platform/http/endpoint'
import { readQuestionContract } from '@/lib/asking/professor/answering/contract'
import { readQuestion } from '@/lib/asking/professor/answering/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readQuestionContract, ({ session, params }) =>
    readQuestion({ adminId: session.accountId }, params.id),
  ),
)
