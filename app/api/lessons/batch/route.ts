import { batchLessonsContract } from '@/lib/content/contract'
import { listLessons } from '@/lib/content/queries'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(batchLessonsContract, ({ body }) => listLessons(body.lessonIds)),
)
