import { endpoint, route } from '@/lib/http/endpoint'
import { visitLessonContract } from '@/lib/lesson-state/contract'
import { noteVisit } from '@/lib/lesson-state/visits'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(visitLessonContract, async ({ session, params, body }) => {
    const { element, isReadToEnd = false } = body
    await noteVisit({ pupilId: session.accountId, lessonId: params.id, element, isReadToEnd })
  }),
)
