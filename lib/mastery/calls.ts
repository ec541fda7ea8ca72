import { callOf } from '@/lib/http/call'
import type { gradeMasteryContract, masteryContract } from './contract'

export const masteryCall = callOf<typeof masteryContract>('POST', '/lessons/savladanost')
export const gradeMasteryCall = callOf<typeof gradeMasteryContract>(
  'GET',
  '/razredi/{id}/savladanost',
)
