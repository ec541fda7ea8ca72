import { endpoint, route } from '@/lib/platform/http/endpoint'
import { uploadProgressContract } from '@/lib/editing/transfer/contract'
import { progressOf } from '@/lib/editing/transfer/uploads/progress'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(uploadProgressContract, ({ params }) =>
    Promise.resolve({ share: progressOf(params.id) }),
  ),
)
