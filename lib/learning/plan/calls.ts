import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const planApiCalls = apiCallsOf<typeof contracts>()({
  listPlans: 'GET /planovi',
  makePlan: 'POST /planovi',
  removePlan: 'DELETE /planovi/{id}',
  dayReview: 'GET /planovi/{id}/danas',
  finishDay: 'POST /planovi/{id}/danas',
})
