import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const contentApiCalls = apiCallsOf<typeof contracts>()({
  listGrades: 'GET /razredi',
  gradeLessonChoices: 'GET /razredi/{id}/lekcije',
  listUnits: 'GET /literature/{id}/cjeline',
})
