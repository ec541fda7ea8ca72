import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listAnsweredContract } from '@/lib/asking/professor/answering/contract'
import { listAnswered } from '@/lib/asking/professor/answering/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listAnsweredContract, ({ session, query }) =>
    listAnswered({ adminId: session.accountId }, query),
  ),
)
