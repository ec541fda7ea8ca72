import { createContract, listContract } from '@/lib/billing/products/contract'
import { listProducts, saveProduct } from '@/lib/billing/products/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listProducts),
  endpoint(createContract, ({ body, session }) => saveProduct(session.accountId, body)),
)
