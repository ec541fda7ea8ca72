import { cancelOrder } from '@/lib/people/billing/orders/commands'
import { cancelOrderContract, readOrderContract } from '@/lib/people/billing/orders/contract'
import { readOrder } from '@/lib/people/billing/orders/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readOrderContract, ({ session, params }) => readOrder(session.accountId, params.id)),
  endpoint(cancelOrderContract, ({ session, params }) => cancelOrder(session.accountId, params.id)),
)
