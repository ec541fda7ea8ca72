import { batchLessonsContract } from '@/lib/content/contract'
import { listLessons } from '@/lib/content/queries'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(batchLessonsContract, ({ body }) => listLessons(body.lessonIds)),
)
