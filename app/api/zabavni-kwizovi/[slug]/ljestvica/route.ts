import { shownBoard } from '@/lib/fun-quizzes/board'
import { leaderboardContract } from '@/lib/fun-quizzes/contract'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(leaderboardContract, ({ session, params, query }) =>
    shownBoard(params.slug, query.razdoblje, session?.kind === 'ucenik' ? session.accountId : null),
  ),
)
