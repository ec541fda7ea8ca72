import { endpoint, route } from '@/lib/http/endpoint'
import { saveDraft } from '@/lib/professor/answering/commands'
import { draftContract } from '@/lib/professor/answering/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(draftContract, ({ session, params, body }) =>
    saveDraft(session.accountId, params.id, body.text),
  ),
)
