import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const checkApiCalls = apiCallsOf<typeof contracts>()({
  startCheck: 'POST /lessons/{id}/provjera',
  answerOpen: 'POST /provjere/{id}/odgovori',
  tickPoints: 'POST /provjere/{id}/kvacice',
})
