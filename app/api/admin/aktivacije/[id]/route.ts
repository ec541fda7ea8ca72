import { undoActivation } from '@/lib/billing/activation/commands'
import { undoActivationContract } from '@/lib/billing/activation/contract'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoActivationContract, ({ params, session }) =>
    undoActivation(session.accountId, params.id),
  ),
)
