import { endpoint, route } from '@/lib/http/endpoint'
import { saveHighlightedQuestionsContract } from '@/lib/site/lists/contract'
import { saveHighlightedQuestions } from '@/lib/site/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveHighlightedQuestionsContract, ({ body, session }) =>
    saveHighlightedQuestions(session.accountId, body),
  ),
)
