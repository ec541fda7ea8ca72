import { endpoint, route } from '@/lib/http/endpoint'
import { startCheckContract } from '@/lib/check/contract'
import { startCheck } from '@/lib/check/start'
import { playerOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startCheckContract, async ({ session, params }) =>
    startCheck(params.id, playerOf(session)),
  ),
)
