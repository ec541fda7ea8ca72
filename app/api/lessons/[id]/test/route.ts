import { endpoint, route } from '@/lib/platform/http/endpoint'
import { assertPupilPlayer } from '@/lib/learning/answers/player'
import { startTestContract } from '@/lib/learning/exams/contract'
import { startTest } from '@/lib/learning/exams/start'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(startTestContract, async ({ session, params, body }) =>
    startTest({ player: assertPupilPlayer(session), lessonId: params.id, ...body }),
  ),
)
