import { endpoint, route } from '@/lib/http/endpoint'
import { exportBook } from '@/lib/transfer/book/export'
import { exportBookContract } from '@/lib/transfer/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(exportBookContract, ({ params, query }) =>
    exportBook(params.id, query.format, query.drafts),
  ),
)
