import {
  deleteContract,
  readContract,
  saveContract,
} from '@/lib/content/curriculum/subjects/contract'
import { deleteSubject, readSubject, saveSubject } from '@/lib/content/curriculum/subjects/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readSubject(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveSubject(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteSubject(asked.session.accountId, asked)),
)
