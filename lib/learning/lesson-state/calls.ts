import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const lessonStateCalls = callsOf<typeof contracts>()({
  lessonState: 'GET /lessons/{id}/stanje',
  visitLesson: 'POST /lessons/{id}/posjet',
})
