import { endpoint, route } from '@/lib/platform/http/endpoint'
import { readContract } from '@/lib/learning/question-quality/contract'
import { readPoorQuestion } from '@/lib/learning/question-quality/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readPoorQuestion(params.id)),
)
