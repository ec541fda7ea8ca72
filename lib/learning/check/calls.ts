import { callOf } from '@/lib/http/call'
import type * as check from './contract'

export const startCheckCall = callOf<typeof check.startCheckContract>(
  'POST',
  '/lessons/{id}/provjera',
)
export const judgeOpenAnswerCall = callOf<typeof check.judgeOpenAnswerContract>(
  'POST',
  '/provjere/{id}/odgovori',
)
