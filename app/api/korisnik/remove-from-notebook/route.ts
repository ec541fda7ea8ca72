import { endpoint, route } from '@/lib/http/endpoint'
import { removeNote } from '@/lib/notebook/commands'
import { removeNoteContract } from '@/lib/notebook/contract'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(removeNoteContract, async ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    await removeNote(session.accountId, body)
  }),
)
