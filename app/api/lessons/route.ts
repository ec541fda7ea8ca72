import { createContract, listContract } from '@/lib/content/lessons/contract'
import { listLessonRecords, saveLesson } from '@/lib/content/lessons/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listLessonRecords),
  endpoint(createContract, ({ body, session }) => saveLesson(session.accountId, body)),
)
