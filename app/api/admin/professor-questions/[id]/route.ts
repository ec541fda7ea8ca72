import { endpoint, route } from '@/lib/http/endpoint'
import { openContract } from '@/lib/professor/answering/contract'
import { openQuestion } from '@/lib/professor/answering/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openContract, ({ session, params }) =>
    openQuestion({ adminId: session.accountId }, params.id),
  ),
)
