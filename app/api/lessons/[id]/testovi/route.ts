import { endpoint, route } from '@/lib/http/endpoint'
import { pupilOf } from '@/lib/answers/player'
import { testOverviewContract } from '@/lib/exams/contract'
import { findTestOverview } from '@/lib/exams/overview'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(testOverviewContract, async ({ session, params }) =>
    findTestOverview({ player: pupilOf(session), lessonId: params.id }),
  ),
)
