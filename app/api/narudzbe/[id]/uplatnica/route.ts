import { drawSlipCodeContract } from '@/lib/people/billing/orders/contract'
import { drawSlipCode } from '@/lib/people/billing/orders/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(drawSlipCodeContract, ({ session, params, query }) =>
    drawSlipCode(session.accountId, params.id, query.oblik),
  ),
)
