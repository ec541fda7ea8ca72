import { endpoint, route } from '@/lib/http/endpoint'
import { exportBook } from '@/lib/transfer/book/export'
import { exportExcelContract } from '@/lib/transfer/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(exportExcelContract, ({ params, query }) => exportBook(params.id, 'xlsx', query.drafts)),
)
