import { moveContract } from '@/lib/content/curriculum/lessons/contract'
import { moveLesson } from '@/lib/content/curriculum/lessons/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(moveContract, (asked) => moveLesson(asked.session.accountId, asked)),
)
