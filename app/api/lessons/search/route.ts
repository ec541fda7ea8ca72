import { searchLessonsContract } from '@/lib/search/contract'
import { searchLessons } from '@/lib/search/lessons'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(searchLessonsContract, ({ session, body }) =>
    searchLessons(body.query, session?.kind === 'ucenik' ? session.accountId : null),
  ),
)
