import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const masteryCalls = callsOf<typeof contracts>()({
  mastery: 'POST /lessons/savladanost',
  gradeMastery: 'GET /razredi/{id}/savladanost',
})
