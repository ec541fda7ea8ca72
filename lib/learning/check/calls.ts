import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const checkCalls = callsOf<typeof contracts>()({
  startCheck: 'POST /lessons/{id}/provjera',
  answerOpen: 'POST /provjere/{id}/odgovori',
  tickPoints: 'POST /provjere/{id}/kvacice',
})
