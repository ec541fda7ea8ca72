import { endpoint, route } from '@/lib/platform/http/endpoint'
import { createKnowledgeDraftContract } from '@/lib/asking/professor/answering/contract'
import { createKnowledgeDraft } from '@/lib/asking/professor/answering/knowledge'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(createKnowledgeDraftContract, ({ session, params }) =>
    createKnowledgeDraft(session.accountId, params.id),
  ),
)
