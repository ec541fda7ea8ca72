import { endpoint, route } from '@/lib/http/endpoint'
import { previewRowContract } from '@/lib/transfer/contract'
import { previewRow } from '@/lib/transfer/uploads/preview'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(previewRowContract, ({ params, session }) =>
    previewRow(session.accountId, params.id, params.row),
  ),
)
