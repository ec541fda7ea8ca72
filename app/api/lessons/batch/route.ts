import { batchLessonsContract } from '@/lib/content/curriculum/contract'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(batchLessonsContract, ({ body }) => listLessonsById(body.lessonIds)),
)
