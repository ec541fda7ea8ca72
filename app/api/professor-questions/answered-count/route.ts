import { endpoint, route } from '@/lib/platform/http/endpoint'
import { countAnsweredContract } from '@/lib/asking/professor/answering/contract'
import { countProfessorQuestions } from '@/lib/asking/professor/answering/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(countAnsweredContract, () => countProfessorQuestions(true)),
)
