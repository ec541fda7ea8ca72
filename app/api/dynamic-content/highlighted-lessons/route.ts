import { endpoint, route } from '@/lib/http/endpoint'
import { saveHighlightedLessonsContract } from '@/lib/site/lists/contract'
import { saveHighlightedLessons } from '@/lib/site/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveHighlightedLessonsContract, ({ body, session }) =>
    saveHighlightedLessons(session.accountId, body),
  ),
)
