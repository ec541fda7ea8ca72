import { endpoint, route } from '@/lib/platform/http/endpoint'
import { recordVisitContract } from '@/lib/learning/rewards/contract'
import { recordVisit } from '@/lib/learning/rewards/visits'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(recordVisitContract, ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    return recordVisit(session.accountId)
  }),
)
