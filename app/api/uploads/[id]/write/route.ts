import { endpoint, route } from '@/lib/http/endpoint'
import { writeUploadContract } from '@/lib/transfer/contract'
import { writeUpload } from '@/lib/transfer/uploads/write'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(writeUploadContract, ({ params, body, session }) =>
    writeUpload({ adminId: session.accountId, ...params, ...body }),
  ),
)
