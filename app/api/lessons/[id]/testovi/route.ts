import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { pupilOf } from '@/lib/learning/player'
import { testOverviewContract } from '@/lib/learning/tests/contract'
import { findTestOverview } from '@/lib/learning/tests/overview'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(testOverviewContract, async ({ session, params }) =>
    findTestOverview({ player: pupilOf(session), lessonId: params.id }),
  ),
)
