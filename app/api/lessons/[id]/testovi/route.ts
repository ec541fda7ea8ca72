import { endpoint, route } from '@/lib/platform/http/endpoint'
import { assertPupilPlayer } from '@/lib/learning/answers/player'
import { testOverviewContract } from '@/lib/learning/exams/contract'
import { findTestOverview } from '@/lib/learning/exams/overview'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(testOverviewContract, async ({ session, params }) =>
    findTestOverview({ player: assertPupilPlayer(session), lessonId: params.id }),
  ),
)
