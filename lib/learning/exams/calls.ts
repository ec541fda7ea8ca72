import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const examsApiCalls = apiCallsOf<typeof contracts>()({
  testOverview: 'GET /lessons/{id}/testovi',
  startTest: 'POST /lessons/{id}/test',
  mixedTestOverview: 'GET /testovi',
  startMixedTest: 'POST /testovi',
  keepAnswer: 'PUT /testovi/{id}/odgovori',
  handInTest: 'POST /learn/results',
  testReview: 'GET /testovi/{id}',
})
