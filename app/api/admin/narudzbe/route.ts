import { listAdminOrdersContract } from '@/lib/billing/orders/admin/contract'
import { listAdminOrders } from '@/lib/billing/orders/admin/queries'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listAdminOrdersContract, listAdminOrders),
)
