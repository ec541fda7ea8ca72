import { callOf } from '@/lib/http/call'
import type { lessonCardsContract, reviewCardContract, reviewSpellingContract } from './contract'

export const lessonCardsCall = callOf<typeof lessonCardsContract>('GET', '/lessons/{id}/kartice')

export const reviewCardCall = callOf<typeof reviewCardContract>('POST', '/kartice/{id}/ocjena')

export const reviewSpellingCall = callOf<typeof reviewSpellingContract>(
  'POST',
  '/kartice/pravopis/{id}/ocjena',
)
