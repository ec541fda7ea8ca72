import { createContract, listContract } from '@/lib/content/curriculum/lessons/contract'
import { listLessonRecords, saveLesson } from '@/lib/content/curriculum/lessons/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listLessonRecords),
  endpoint(createContract, ({ body, session }) => saveLesson(session.accountId, body)),
)
