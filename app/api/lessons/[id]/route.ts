import {
  deleteContract,
  readContract,
  saveContract,
} from '@/lib/content/curriculum/lessons/contract'
import {
  deleteLesson,
  readLessonRecord,
  saveLesson,
} from '@/lib/content/curriculum/lessons/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readLessonRecord(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveLesson(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteLesson(asked.session.accountId, asked)),
)
