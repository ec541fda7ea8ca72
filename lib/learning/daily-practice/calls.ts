import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const dailyPracticeApiCalls = apiCallsOf<typeof contracts>()({
  openSitting: 'POST /danas',
  finishSitting: 'POST /danas/kraj',
  lessonPractice: 'POST /lessons/{id}/vjezba',
})
