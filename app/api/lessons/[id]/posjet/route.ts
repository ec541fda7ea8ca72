import { endpoint, route } from '@/lib/platform/http/endpoint'
import { visitLessonContract } from '@/lib/learning/lesson-state/contract'
import { noteLessonVisit } from '@/lib/learning/lesson-state/visits'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(visitLessonContract, async ({ session, params, body }) => {
    const { element, isReadToEnd = false } = body
    await noteLessonVisit({ pupilId: session.accountId, lessonId: params.id, element, isReadToEnd })
  }),
)
