import { endpoint, route } from '@/lib/http/endpoint'
import { makePlan } from '@/lib/plan/commands'
import { listPlansContract, makePlanContract } from '@/lib/plan/contract'
import { listPlans } from '@/lib/plan/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listPlansContract, ({ session }) => listPlans(session.accountId)),
  endpoint(makePlanContract, async ({ session, body }) => ({
    plan: await makePlan(session.accountId, body),
  })),
)
