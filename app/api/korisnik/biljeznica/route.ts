import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { listNotesContract } from '@/lib/notebook/contract'
import { listNotes } from '@/lib/notebook/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listNotesContract, ({ session, query }) => listNotes(session.accountId, query)),
)
