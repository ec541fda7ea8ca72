import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const planCalls = callsOf<typeof contracts>()({
  listPlans: 'GET /planovi',
  makePlan: 'POST /planovi',
  removePlan: 'DELETE /planovi/{id}',
  todayReview: 'GET /planovi/{id}/danas',
  finishDay: 'POST /planovi/{id}/danas',
})
