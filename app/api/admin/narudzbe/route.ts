import { listAdminOrdersContract } from '@/lib/people/billing/orders/admin/contract'
import { listAdminOrders } from '@/lib/people/billing/orders/admin/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listAdminOrdersContract, listAdminOrders),
)
