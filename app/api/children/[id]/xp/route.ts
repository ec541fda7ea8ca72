import { endpoint, route } from '@/lib/platform/http/endpoint'
import { redeem } from '@/lib/learning/rewards/awards'
import { redeemXpContract } from '@/lib/learning/rewards/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(redeemXpContract, ({ session, params, body }) => {
    assertSelf(session, params.id)
    return redeem(session.accountId, body.xp)
  }),
)
