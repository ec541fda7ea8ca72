import { searchLessonsContract } from '@/lib/search/contract'
import { searchLessons } from '@/lib/search/queries'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(searchLessonsContract, ({ session, body }) =>
    searchLessons(body.query, session?.kind === 'ucenik' ? session.accountId : null),
  ),
)
