import { assertPupilPlayer } from '@/lib/learning/answers/player'
import { lessonPracticeContract } from '@/lib/learning/daily-practice/contract'
import { findLessonPractice } from '@/lib/learning/daily-practice/lesson-practice'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonPracticeContract, async ({ session, params, body }) =>
    findLessonPractice(params.id, body.roundId, assertPupilPlayer(session)),
  ),
)
