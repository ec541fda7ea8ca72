import { endpoint, route } from '@/lib/http/endpoint'
import { redeem } from '@/lib/rewards/awards'
import { redeemXpContract } from '@/lib/rewards/contract'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(redeemXpContract, ({ session, params, body }) => {
    assertSelf(session, params.id)
    return redeem(session.accountId, body.xp)
  }),
)
