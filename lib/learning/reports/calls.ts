import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const reportsApiCalls = apiCallsOf<typeof contracts>()({
  report: 'GET /korisnik/izvjestaj',
  wishWeeklyReport: 'POST /korisnik/tjedni-izvjestaj',
})
