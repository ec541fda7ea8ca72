import { endpoint, route } from '@/lib/http/endpoint'
import { readContract } from '@/lib/questions/editing/contract'
import { readQuestion } from '@/lib/questions/editing/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readQuestion(params.id)),
)
