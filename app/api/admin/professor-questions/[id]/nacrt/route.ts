import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveAnswerDraft } from '@/lib/asking/professor/answering/commands'
import { saveAnswerDraftContract } from '@/lib/asking/professor/answering/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveAnswerDraftContract, ({ session, params, body }) =>
    saveAnswerDraft(session.accountId, params.id, body.text),
  ),
)
