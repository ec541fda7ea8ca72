import { readAdminOrderContract } from '@/lib/billing/orders/admin/contract'
import { readAdminOrder } from '@/lib/billing/orders/admin/queries'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readAdminOrderContract, ({ params }) => readAdminOrder(params.id)),
)
