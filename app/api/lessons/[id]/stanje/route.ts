import { endpoint, route } from '@/lib/http/endpoint'
import { lessonStateContract } from '@/lib/lesson-state/contract'
import { findLessonState } from '@/lib/lesson-state/queries'
import { pupilOf } from '@/lib/answers/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonStateContract, async ({ session, params }) =>
    findLessonState(params.id, pupilOf(session)),
  ),
)
