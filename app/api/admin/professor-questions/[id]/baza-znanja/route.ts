import { endpoint, route } from '@/lib/platform/http/endpoint'
import { toKnowledgeContract } from '@/lib/asking/professor/answering/contract'
import { toKnowledge } from '@/lib/asking/professor/answering/knowledge'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(toKnowledgeContract, ({ session, params }) => toKnowledge(session.accountId, params.id)),
)
