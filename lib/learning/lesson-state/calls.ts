import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  lessonState: 'GET /lessons/{id}/stanje',
  visitLesson: 'POST /lessons/{id}/posjet',
} as const

export const lessonStateCalls = callsOf<typeof contracts>()(AT)
