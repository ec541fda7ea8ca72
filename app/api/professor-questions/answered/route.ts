import { endpoint, route } from '@/lib/http/endpoint'
import { listAnsweredContract } from '@/lib/professor/answering/contract'
import { listAnswered } from '@/lib/professor/answering/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listAnsweredContract, ({ session, query }) =>
    listAnswered({ adminId: session.accountId }, query),
  ),
)
