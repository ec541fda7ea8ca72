import { endpoint, route } from '@/lib/platform/http/endpoint'
import { askProfessor } from '@/lib/asking/professor/commands'
import { askContract } from '@/lib/asking/professor/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(askContract, ({ session, body }) => {
    assertSelf(session, body.childId)
    return askProfessor(session.accountId, body)
  }),
)
