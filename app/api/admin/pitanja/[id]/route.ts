import { endpoint, route } from '@/lib/platform/http/endpoint'
import { readContract } from '@/lib/content/questions/editing/contract'
import { readQuestion } from '@/lib/content/questions/editing/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readQuestion(params.id)),
)
