import { placeOrder } from '@/lib/billing/orders/commands'
import { listOrdersContract, placeOrderContract } from '@/lib/billing/orders/contract'
import { listOrders } from '@/lib/billing/orders/queries'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listOrdersContract, ({ session }) => listOrders(session.accountId)),
  endpoint(placeOrderContract, ({ session, body }) => placeOrder(session.accountId, body)),
)
