import { endpoint, route } from '@/lib/http/endpoint'
import { pupilOf } from '@/lib/answers/player'
import { startTestContract } from '@/lib/exams/contract'
import { startTest } from '@/lib/exams/start'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startTestContract, async ({ session, params, body }) =>
    startTest({ player: pupilOf(session), lessonId: params.id, ...body }),
  ),
)
