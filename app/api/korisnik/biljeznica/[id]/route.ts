import { endpoint, route } from '@/lib/platform/http/endpoint'
import { editNote } from '@/lib/learning/notebook/commands'
import { editNoteContract } from '@/lib/learning/notebook/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(editNoteContract, ({ session, params, body }) =>
    editNote(session.accountId, params.id, body),
  ),
)
