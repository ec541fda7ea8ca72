import { moveLiteratureContract } from '@/lib/content/curriculum/subjects/contract'
import { moveLiteratureToSubject } from '@/lib/content/curriculum/subjects/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(moveLiteratureContract, (asked) =>
    moveLiteratureToSubject(asked.session.accountId, asked),
  ),
)
