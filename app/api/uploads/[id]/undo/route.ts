import { endpoint, route } from '@/lib/http/endpoint'
import { undoUploadContract } from '@/lib/transfer/contract'
import { undoUpload } from '@/lib/transfer/uploads/undo'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoUploadContract, ({ params, session }) => undoUpload(session.accountId, params.id)),
)
