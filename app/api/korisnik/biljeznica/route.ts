import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listNotesContract } from '@/lib/learning/notebook/contract'
import { listNotes } from '@/lib/learning/notebook/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listNotesContract, ({ session, query }) => listNotes(session.accountId, query)),
)
