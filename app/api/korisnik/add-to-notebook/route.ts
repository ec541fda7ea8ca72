import { endpoint, route } from '@/lib/platform/http/endpoint'
import { addNote } from '@/lib/learning/notebook/commands'
import { addNoteContract } from '@/lib/learning/notebook/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(addNoteContract, async ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    return { success: true, notebookItem: await addNote(session.accountId, body.notebookItem) }
  }),
)
