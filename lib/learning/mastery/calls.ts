import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  mastery: 'POST /lessons/savladanost',
  gradeMastery: 'GET /razredi/{id}/savladanost',
} as const

export const masteryCalls = callsOf<typeof contracts>()(AT)
