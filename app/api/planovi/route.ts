import { endpoint, route } from '@/lib/platform/http/endpoint'
import { makePlan } from '@/lib/learning/plan/commands'
import { listPlansContract, makePlanContract } from '@/lib/learning/plan/contract'
import { listPlans } from '@/lib/learning/plan/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listPlansContract, ({ session }) => listPlans(session.accountId)),
  endpoint(makePlanContract, async ({ session, body }) => ({
    plan: await makePlan(session.accountId, body),
  })),
)
