import { deleteContract, readContract, saveContract } from '@/lib/billing/products/contract'
import { deleteProduct, readProduct, saveProduct } from '@/lib/billing/products/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readProduct(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveProduct(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteProduct(asked.session.accountId, asked)),
)
