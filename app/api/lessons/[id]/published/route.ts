import { publishContract } from '@/lib/content/lessons/contract'
import { publishLesson } from '@/lib/content/lessons/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(publishContract, (asked) => publishLesson(asked.session.accountId, asked)),
)
