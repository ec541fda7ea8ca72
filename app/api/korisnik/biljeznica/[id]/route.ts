import { endpoint, route } from '@/lib/http/endpoint'
import { editNote } from '@/lib/notebook/commands'
import { editNoteContract } from '@/lib/notebook/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(editNoteContract, ({ session, params, body }) =>
    editNote(session.accountId, params.id, body),
  ),
)
