import { endpoint, route } from '@/lib/platform/http/endpoint'
import { removePlan } from '@/lib/learning/plan/commands'
import { removePlanContract } from '@/lib/learning/plan/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(removePlanContract, async ({ session, params }) =>
    removePlan(session.accountId, params.id),
  ),
)
