import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const assistantApiCalls = apiCallsOf<typeof contracts>()({
  askAssistant: 'POST /pomocnik',
  reviewCheckAnswer: 'POST /pomocnik/provjera',
  assistantUsage: 'GET /korisnik/pomocnik',
  switchAssistant: 'POST /korisnik/pomocnik',
})
