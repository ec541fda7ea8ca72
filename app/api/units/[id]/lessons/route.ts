import { moveContract } from '@/lib/content/lessons/contract'
import { moveLesson } from '@/lib/content/lessons/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(moveContract, (asked) => moveLesson(asked.session.accountId, asked)),
)
