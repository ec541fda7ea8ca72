import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveHighlightedLessonsContract } from '@/lib/site/dynamic-content/lists/contract'
import { saveHighlightedLessons } from '@/lib/site/dynamic-content/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveHighlightedLessonsContract, ({ body, session }) =>
    saveHighlightedLessons(session.accountId, body),
  ),
)
