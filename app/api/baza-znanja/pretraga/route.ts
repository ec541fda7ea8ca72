import { endpoint, route } from '@/lib/platform/http/endpoint'
import { searchQuestionsContract } from '@/lib/asking/search/contract'
import { searchQuestions } from '@/lib/asking/search/questions'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(searchQuestionsContract, ({ session, body }) =>
    searchQuestions(body, session?.kind === 'ucenik' ? session.accountId : null),
  ),
)
