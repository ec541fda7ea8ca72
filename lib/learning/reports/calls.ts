import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  report: 'GET /korisnik/izvjestaj',
  wishWeeklyReport: 'POST /korisnik/tjedni-izvjestaj',
} as const

export const reportsCalls = callsOf<typeof contracts>()(AT)
