import { endpoint, route } from '@/lib/http/endpoint'
import { removePlan } from '@/lib/plan/commands'
import { removePlanContract } from '@/lib/plan/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(removePlanContract, async ({ session, params }) =>
    removePlan(session.accountId, params.id),
  ),
)
