import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { pupilOf } from '@/lib/learning/player'
import { startTestContract } from '@/lib/learning/tests/contract'
import { startTest } from '@/lib/learning/tests/start'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startTestContract, async ({ session, params, body }) =>
    startTest({ player: pupilOf(session), lessonId: params.id, ...body }),
  ),
)
