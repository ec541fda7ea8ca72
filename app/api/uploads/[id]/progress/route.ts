import { endpoint, route } from '@/lib/http/endpoint'
import { progressContract } from '@/lib/transfer/contract'
import { shareOf } from '@/lib/transfer/uploads/progress'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(progressContract, ({ params }) => Promise.resolve({ share: shareOf(params.id) })),
)
