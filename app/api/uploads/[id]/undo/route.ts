import { endpoint, route } from '@/lib/platform/http/endpoint'
import { undoUploadContract } from '@/lib/editing/transfer/contract'
import { undoUpload } from '@/lib/editing/transfer/uploads/undo'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoUploadContract, ({ params, session }) => undoUpload(session.accountId, params.id)),
)
