import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { removePlan } from '@/lib/learning/plan/commands'
import { removePlanContract } from '@/lib/learning/plan/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(removePlanContract, async ({ session, params }) => {
    await removePlan(session.accountId, params.id)
    return { success: true }
  }),
)
