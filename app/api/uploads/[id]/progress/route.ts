import { endpoint, route } from '@/lib/platform/http/endpoint'
import { progressContract } from '@/lib/editing/transfer/contract'
import { shareOf } from '@/lib/editing/transfer/uploads/progress'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(progressContract, ({ params }) => Promise.resolve({ share: shareOf(params.id) })),
)
