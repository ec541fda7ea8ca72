import { endpoint, route } from '@/lib/http/endpoint'
import { toKnowledgeContract } from '@/lib/professor/answering/contract'
import { toKnowledge } from '@/lib/professor/answering/knowledge'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(toKnowledgeContract, ({ session, params }) => toKnowledge(session.accountId, params.id)),
)
