import { endpoint, route } from '@/lib/platform/http/endpoint'
import { startCheckContract } from '@/lib/learning/check/contract'
import { startCheck } from '@/lib/learning/check/start'
import { playerOf } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startCheckContract, async ({ session, params }) =>
    startCheck(params.id, playerOf(session)),
  ),
)
