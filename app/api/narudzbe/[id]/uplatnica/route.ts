import { drawSlipContract } from '@/lib/billing/orders/contract'
import { drawSlip } from '@/lib/billing/orders/queries'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(drawSlipContract, ({ session, params, query }) =>
    drawSlip(session.accountId, params.id, query.oblik),
  ),
)
