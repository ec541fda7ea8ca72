import { placeOrder } from '@/lib/people/billing/orders/commands'
import { listOrdersContract, placeOrderContract } from '@/lib/people/billing/orders/contract'
import { listOrders } from '@/lib/people/billing/orders/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listOrdersContract, ({ session }) => listOrders(session.accountId)),
  endpoint(placeOrderContract, ({ session, body }) => placeOrder(session.accountId, body)),
)
