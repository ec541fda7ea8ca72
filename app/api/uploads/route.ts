import { endpoint, route } from '@/lib/http/endpoint'
import { checkUploadContract, recentUploadsContract } from '@/lib/transfer/contract'
import { checkUpload } from '@/lib/transfer/uploads/check'
import { listRecentUploads } from '@/lib/transfer/uploads/recent'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(recentUploadsContract, listRecentUploads),
  endpoint(checkUploadContract, ({ body, query, session }) =>
    checkUpload(session.accountId, body, query),
  ),
)
