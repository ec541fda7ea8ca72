import { endpoint, route } from '@/lib/platform/http/endpoint'
import { lessonChoicesContract } from '@/lib/site/dynamic-content/lists/contract'
import { listVisibleLessonChoices } from '@/lib/site/dynamic-content/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonChoicesContract, listVisibleLessonChoices),
)
