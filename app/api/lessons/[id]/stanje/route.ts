import { endpoint, route } from '@/lib/platform/http/endpoint'
import { lessonStateContract } from '@/lib/learning/lesson-state/contract'
import { findLessonState } from '@/lib/learning/lesson-state/queries'
import { assertPupilPlayer } from '@/lib/learning/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonStateContract, async ({ session, params }) =>
    findLessonState(params.id, assertPupilPlayer(session)),
  ),
)
