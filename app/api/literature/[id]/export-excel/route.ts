import { endpoint, route } from '@/lib/platform/http/endpoint'
import { exportBook } from '@/lib/editing/transfer/book/export'
import { exportExcelContract } from '@/lib/editing/transfer/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(exportExcelContract, ({ params, query }) => exportBook(params.id, 'xlsx', query.drafts)),
)
