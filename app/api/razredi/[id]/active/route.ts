import { activateContract } from '@/lib/content/grades/contract'
import { saveGrade } from '@/lib/content/grades/records'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(activateContract, ({ params, body, session }) =>
    saveGrade(params.id, body, session.accountId),
  ),
)
