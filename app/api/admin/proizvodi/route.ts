import { createContract, listContract } from '@/lib/people/billing/products/contract'
import { listProducts, saveProduct } from '@/lib/people/billing/products/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listProducts),
  endpoint(createContract, ({ body, session }) => saveProduct(session.accountId, body)),
)
