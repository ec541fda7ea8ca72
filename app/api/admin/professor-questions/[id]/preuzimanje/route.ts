import { endpoint, route } from '@/lib/platform/http/endpoint'
import { releaseQuestion, takeQuestion } from '@/lib/asking/professor/answering/commands'
import { releaseContract, takeContract } from '@/lib/asking/professor/answering/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(takeContract, ({ session, params }) => takeQuestion(session.accountId, params.id)),
  endpoint(releaseContract, ({ session, params }) => releaseQuestion(session.accountId, params.id)),
)
