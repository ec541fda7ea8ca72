import { endpoint, route } from '@/lib/http/endpoint'
import { arriveContract } from '@/lib/rewards/contract'
import { arrive } from '@/lib/rewards/visits'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(arriveContract, ({ session, body }) => {
    assertSelf(session, body.korisnikId)
    return arrive(session.accountId)
  }),
)
