import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const reportsCalls = callsOf<typeof contracts>()({
  report: 'GET /korisnik/izvjestaj',
  wishWeeklyReport: 'POST /korisnik/tjedni-izvjestaj',
})
