import { activateProduct } from '@/lib/people/billing/activation/commands'
import { activateProductContract } from '@/lib/people/billing/activation/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(activateProductContract, ({ body, session }) =>
    activateProduct(session.accountId, body),
  ),
)
