import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  askAssistant: 'POST /pomocnik',
  lookAtAnswer: 'POST /pomocnik/provjera',
  assistantUsage: 'GET /korisnik/pomocnik',
  switchAssistant: 'POST /korisnik/pomocnik',
} as const

export const assistantCalls = callsOf<typeof contracts>()(AT)
