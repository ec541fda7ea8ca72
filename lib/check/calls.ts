import { callOf } from '@/lib/http/call'
import type * as check from './contract'

export const startCheckCall = callOf<typeof check.startCheckContract>(
  'POST',
  '/lessons/{id}/provjera',
)
export const answerOpenCall = callOf<typeof check.answerOpenContract>(
  'POST',
  '/provjere/{id}/odgovori',
)
export const tickPointsCall = callOf<typeof check.tickPointsContract>(
  'POST',
  '/provjere/{id}/kvacice',
)
