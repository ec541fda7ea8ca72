import { searchLessonsContract } from '@/lib/asking/search/contract'
import { searchLessons } from '@/lib/asking/search/lessons'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(searchLessonsContract, ({ session, body }) =>
    searchLessons(body.query, session?.kind === 'ucenik' ? session.accountId : null),
  ),
)
