import { endpoint, route } from '@/lib/http/endpoint'
import { checkUploadContract } from '@/lib/transfer/contract'
import { checkUpload } from '@/lib/transfer/uploads/check'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(checkUploadContract, ({ body, query, session }) =>
    checkUpload(session.accountId, body, query),
  ),
)
