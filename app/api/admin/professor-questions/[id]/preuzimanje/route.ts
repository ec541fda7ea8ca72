import { endpoint, route } from '@/lib/platform/http/endpoint'
import { releaseQuestion, takeQuestion } from '@/lib/asking/professor/answering/commands'
import {
  releaseQuestionContract,
  takeQuestionContract,
} from '@/lib/asking/professor/answering/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(takeQuestionContract, ({ session, params }) =>
    takeQuestion(session.accountId, params.id),
  ),
  endpoint(releaseQuestionContract, ({ session, params }) =>
    releaseQuestion(session.accountId, params.id),
  ),
)
