import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const familyGoalApiCalls = apiCallsOf<typeof contracts>()({
  familyGoal: 'GET /obiteljski-cilj',
  setFamilyGoal: 'PUT /obiteljski-cilj',
})
