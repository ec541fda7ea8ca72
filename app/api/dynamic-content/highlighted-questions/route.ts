import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveHighlightedQuestionsContract } from '@/lib/site/dynamic-content/lists/contract'
import { saveHighlightedQuestions } from '@/lib/site/dynamic-content/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveHighlightedQuestionsContract, ({ body, session }) =>
    saveHighlightedQuestions(session.accountId, body),
  ),
)
