import {
  deleteContract,
  readContract,
  saveContract,
} from '@/lib/content/curriculum/literature/contract'
import {
  deleteLiterature,
  readLiterature,
  saveLiterature,
} from '@/lib/content/curriculum/literature/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readLiterature(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveLiterature(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteLiterature(asked.session.accountId, asked)),
)
