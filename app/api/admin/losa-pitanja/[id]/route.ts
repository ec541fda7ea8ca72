import { endpoint, route } from '@/lib/http/endpoint'
import { readContract } from '@/lib/question-quality/contract'
import { readPoorQuestion } from '@/lib/question-quality/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readPoorQuestion(params.id)),
)
