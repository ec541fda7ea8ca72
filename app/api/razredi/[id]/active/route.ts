import { setActiveContract } from '@/lib/content/curriculum/grades/contract'
import { saveGrade } from '@/lib/content/curriculum/grades/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(setActiveContract, ({ params, body, session }) =>
    saveGrade(params.id, body, session.accountId),
  ),
)
