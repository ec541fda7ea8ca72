import { listContract } from '@/lib/question-quality/contract'
import { listPoorQuestions } from '@/lib/question-quality/queries'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listPoorQuestions))
