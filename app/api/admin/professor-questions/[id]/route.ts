import { endpoint, route } from '@/lib/platform/http/endpoint'
import { openContract } from '@/lib/asking/professor/answering/contract'
import { openQuestion } from '@/lib/asking/professor/answering/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openContract, ({ session, params }) =>
    openQuestion({ adminId: session.accountId }, params.id),
  ),
)
