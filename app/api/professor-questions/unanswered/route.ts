import { endpoint, route } from '@/lib/http/endpoint'
import { listUnansweredContract } from '@/lib/professor/answering/contract'
import { listUnanswered } from '@/lib/professor/answering/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listUnansweredContract, ({ session, query }) =>
    listUnanswered({ adminId: session.accountId }, query),
  ),
)
