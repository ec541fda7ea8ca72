import { activateProduct } from '@/lib/billing/activation/commands'
import { activateProductContract } from '@/lib/billing/activation/contract'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(activateProductContract, ({ body, session }) =>
    activateProduct(session.accountId, body),
  ),
)
