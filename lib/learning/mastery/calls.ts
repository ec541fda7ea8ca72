import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const masteryApiCalls = apiCallsOf<typeof contracts>()({
  mastery: 'POST /lessons/savladanost',
  gradeMastery: 'GET /razredi/{id}/savladanost',
})
