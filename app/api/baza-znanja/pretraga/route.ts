import { endpoint, route } from '@/lib/http/endpoint'
import { searchQuestionsContract } from '@/lib/search/contract'
import { searchQuestions } from '@/lib/search/questions'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(searchQuestionsContract, ({ session, body }) =>
    searchQuestions(body, session?.kind === 'ucenik' ? session.accountId : null),
  ),
)
