import { endpoint, route } from '@/lib/platform/http/endpoint'
import { updateNotebookColor } from '@/lib/learning/notebook/commands'
import { updateNotebookColorContract } from '@/lib/learning/notebook/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(updateNotebookColorContract, async ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    await updateNotebookColor(session.accountId, body.notebookColor)
  }),
)
