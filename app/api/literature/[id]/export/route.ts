import { endpoint, route } from '@/lib/platform/http/endpoint'
import { exportBook } from '@/lib/editing/transfer/book/export'
import { exportBookContract } from '@/lib/editing/transfer/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(exportBookContract, ({ params, query }) =>
    exportBook(params.id, query.format, query.drafts),
  ),
)
