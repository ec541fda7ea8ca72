import { callOf } from '@/lib/http/call'
import type * as tests from './contract'

export const testOverviewCall = callOf<typeof tests.testOverviewContract>(
  'GET',
  '/lessons/{id}/testovi',
)
export const startTestCall = callOf<typeof tests.startTestContract>('POST', '/lessons/{id}/test')
export const keepAnswerCall = callOf<typeof tests.keepAnswerContract>(
  'PUT',
  '/testovi/{id}/odgovori',
)
export const testResultsCall = callOf<typeof tests.testResultsContract>('POST', '/learn/results')
export const testReviewCall = callOf<typeof tests.testReviewContract>('GET', '/testovi/{id}')
