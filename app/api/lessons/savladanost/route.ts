import { endpoint, route } from '@/lib/platform/http/endpoint'
import { masteryContract } from '@/lib/learning/mastery/contract'
import { findMasteryByLesson } from '@/lib/learning/mastery/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(masteryContract, ({ session, body }) =>
    findMasteryByLesson(session.accountId, body.lessonIds),
  ),
)
