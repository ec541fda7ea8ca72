import { assertPupilPlayer } from '@/lib/learning/answers/player'
import { openPlacementContract } from '@/lib/learning/placement/contract'
import { openPlacement } from '@/lib/learning/placement/placements'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openPlacementContract, async ({ session, params, body }) =>
    openPlacement(assertPupilPlayer(session), params.id, body),
  ),
)
