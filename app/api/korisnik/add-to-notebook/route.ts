import { endpoint, route } from '@/lib/http/endpoint'
import { addNote } from '@/lib/notebook/commands'
import { addNoteContract } from '@/lib/notebook/contract'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(addNoteContract, async ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    return { success: true, notebookItem: await addNote(session.accountId, body.notebookItem) }
  }),
)
