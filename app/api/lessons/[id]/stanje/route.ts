import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { lessonStateContract } from '@/lib/learning/lesson-state/contract'
import { findLessonState } from '@/lib/learning/lesson-state/queries'
import { pupilOf } from '@/lib/learning/player'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonStateContract, async ({ session, params }) =>
    findLessonState(params.id, pupilOf(session)),
  ),
)
