import { endpoint, route } from '@/lib/platform/http/endpoint'
import { assertPupilPlayer } from '@/lib/learning/answers/player'
import { mixedTestOverviewContract, startMixedTestContract } from '@/lib/learning/exams/contract'
import { findMixedTestOverview } from '@/lib/learning/exams/mixed-overview'
import { mixedScopeOf } from '@/lib/learning/exams/mixed-scope'
import { startMixedTest } from '@/lib/learning/exams/mixed-start'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(mixedTestOverviewContract, ({ session, query }) =>
    findMixedTestOverview({ player: assertPupilPlayer(session), scope: mixedScopeOf(query) }),
  ),
  endpoint(startMixedTestContract, ({ session, body: { minutes, ...scope } }) =>
    startMixedTest({ player: assertPupilPlayer(session), scope: mixedScopeOf(scope), minutes }),
  ),
)
