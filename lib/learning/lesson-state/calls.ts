import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const lessonStateApiCalls = apiCallsOf<typeof contracts>()({
  lessonState: 'GET /lessons/{id}/stanje',
  visitLesson: 'POST /lessons/{id}/posjet',
})
