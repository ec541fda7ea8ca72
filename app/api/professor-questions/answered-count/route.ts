import { endpoint, route } from '@/lib/http/endpoint'
import { countAnsweredContract } from '@/lib/professor/answering/contract'
import { countQuestions } from '@/lib/professor/answering/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(countAnsweredContract, () => countQuestions(true)),
)
