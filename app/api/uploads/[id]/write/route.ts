import { endpoint, route } from '@/lib/platform/http/endpoint'
import { writeUploadContract } from '@/lib/editing/transfer/contract'
import { writeUpload } from '@/lib/editing/transfer/uploads/write'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(writeUploadContract, ({ params, body, session }) =>
    writeUpload({ adminId: session.accountId, ...params, ...body }),
  ),
)
