import { endpoint, route } from '@/lib/platform/http/endpoint'
import { removeNote } from '@/lib/learning/notebook/commands'
import { removeNoteContract } from '@/lib/learning/notebook/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(removeNoteContract, async ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    await removeNote(session.accountId, body)
  }),
)
