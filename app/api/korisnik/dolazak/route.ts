import { endpoint, route } from '@/lib/platform/http/endpoint'
import { arriveContract } from '@/lib/learning/rewards/contract'
import { arrive } from '@/lib/learning/rewards/visits'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(arriveContract, ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    return arrive(session.accountId)
  }),
)
