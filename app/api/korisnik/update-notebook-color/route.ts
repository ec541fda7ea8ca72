import { endpoint, route } from '@/lib/http/endpoint'
import { updateNotebookColor } from '@/lib/notebook/commands'
import { updateNotebookColorContract } from '@/lib/notebook/contract'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateNotebookColorContract, async ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    await updateNotebookColor(session.accountId, body.notebookColor)
  }),
)
