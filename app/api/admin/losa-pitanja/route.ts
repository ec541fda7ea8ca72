import { listContract } from '@/lib/learning/question-quality/contract'
import { listPoorQuestions } from '@/lib/learning/question-quality/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listPoorQuestions))
