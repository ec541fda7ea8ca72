import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listChildQuestionsContract } from '@/lib/asking/professor/contract'
import { listChildQuestions } from '@/lib/asking/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listChildQuestionsContract, ({ session, query }) => listChildQuestions(session, query)),
)
