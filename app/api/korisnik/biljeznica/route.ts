import { endpoint, route } from '@/lib/http/endpoint'
import { listNotesContract } from '@/lib/notebook/contract'
import { listNotes } from '@/lib/notebook/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listNotesContract, ({ session, query }) => listNotes(session.accountId, query)),
)
