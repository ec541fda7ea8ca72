import { leaderboardFor } from '@/lib/learning/fun-quizzes/leaderboard'
import { leaderboardContract } from '@/lib/learning/fun-quizzes/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(leaderboardContract, ({ session, params, query }) =>
    leaderboardFor(
      params.slug,
      query.razdoblje,
      session?.kind === 'ucenik' ? session.accountId : null,
    ),
  ),
)
