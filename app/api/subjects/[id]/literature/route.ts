import { moveLiteratureContract } from '@/lib/content/subjects/contract'
import { addLiterature } from '@/lib/content/subjects/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(moveLiteratureContract, (asked) => addLiterature(asked.session.accountId, asked)),
)
