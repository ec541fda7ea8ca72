import { drawSlipContract } from '@/lib/people/billing/orders/contract'
import { drawSlip } from '@/lib/people/billing/orders/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(drawSlipContract, ({ session, params, query }) =>
    drawSlip(session.accountId, params.id, query.oblik),
  ),
)
