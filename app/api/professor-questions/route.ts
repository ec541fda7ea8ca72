import { endpoint, route } from '@/lib/http/endpoint'
import { askProfessor } from '@/lib/professor/commands'
import { askContract } from '@/lib/professor/contract'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(askContract, ({ session, body }) => {
    assertSelf(session, body.childId)
    return askProfessor(session.accountId, body)
  }),
)
