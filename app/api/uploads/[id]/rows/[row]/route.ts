import { endpoint, route } from '@/lib/platform/http/endpoint'
import { previewRowContract } from '@/lib/editing/transfer/contract'
import { previewRow } from '@/lib/editing/transfer/uploads/preview'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(previewRowContract, ({ params, session }) =>
    previewRow(session.accountId, params.id, params.row),
  ),
)
