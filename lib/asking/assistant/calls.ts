import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const assistantCalls = callsOf<typeof contracts>()({
  askAssistant: 'POST /pomocnik',
  reviewCheckAnswer: 'POST /pomocnik/provjera',
  assistantUsage: 'GET /korisnik/pomocnik',
  switchAssistant: 'POST /korisnik/pomocnik',
})
