import { undoActivation } from '@/lib/people/billing/activation/commands'
import { undoActivationContract } from '@/lib/people/billing/activation/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoActivationContract, ({ params, session }) =>
    undoActivation(session.accountId, params.id),
  ),
)
