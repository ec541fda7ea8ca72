import { readContract, saveContract } from '@/lib/content/curriculum/grades/contract'
import { readGrade, saveGrade } from '@/lib/content/curriculum/grades/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readGrade(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveGrade(params.id, body, session.accountId),
  ),
)
