import { activateContract } from '@/lib/content/grades/contract'
import { saveGrade } from '@/lib/content/grades/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(activateContract, ({ params, body, session }) =>
    saveGrade(params.id, body, session.accountId),
  ),
)
