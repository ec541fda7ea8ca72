import { deleteContract, readContract, saveContract } from '@/lib/people/billing/products/contract'
import { deleteProduct, readProduct, saveProduct } from '@/lib/people/billing/products/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readProduct(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveProduct(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteProduct(asked.session.accountId, asked)),
)
