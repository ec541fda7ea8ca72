import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveDraft } from '@/lib/asking/professor/answering/commands'
import { draftContract } from '@/lib/asking/professor/answering/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(draftContract, ({ session, params, body }) =>
    saveDraft(session.accountId, params.id, body.text),
  ),
)
