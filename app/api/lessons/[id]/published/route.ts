import { setPublishedContract } from '@/lib/content/curriculum/lessons/contract'
import { setLessonPublished } from '@/lib/content/curriculum/lessons/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(setPublishedContract, (asked) => setLessonPublished(asked.session.accountId, asked)),
)
