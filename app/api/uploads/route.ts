import { endpoint, route } from '@/lib/platform/http/endpoint'
import { checkUploadContract, recentUploadsContract } from '@/lib/editing/transfer/contract'
import { checkUpload } from '@/lib/editing/transfer/uploads/check'
import { listRecentUploads } from '@/lib/editing/transfer/uploads/recent'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(recentUploadsContract, listRecentUploads),
  endpoint(checkUploadContract, ({ body, query, session }) =>
    checkUpload(session.accountId, body, query),
  ),
)
