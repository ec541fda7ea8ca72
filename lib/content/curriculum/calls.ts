import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const contentCalls = callsOf<typeof contracts>()({
  listGrades: 'GET /razredi',
  listGradeLessons: 'GET /razredi/{id}/lekcije',
  listUnits: 'GET /literature/{id}/cjeline',
})
