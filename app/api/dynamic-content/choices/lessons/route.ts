import { endpoint, route } from '@/lib/http/endpoint'
import { lessonChoicesContract } from '@/lib/site/lists/contract'
import { listLessonChoices } from '@/lib/site/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(lessonChoicesContract, listLessonChoices),
)
