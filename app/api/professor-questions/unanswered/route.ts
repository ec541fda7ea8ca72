import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listUnansweredContract } from '@/lib/asking/professor/answering/contract'
import { listUnanswered } from '@/lib/asking/professor/answering/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listUnansweredContract, ({ session, query }) =>
    listUnanswered({ adminId: session.accountId }, query),
  ),
)
