import { callOf } from '@/lib/http/call'
import type { reportContract, wishWeeklyReportContract } from './contract'

export const reportCall = callOf<typeof reportContract>('GET', '/korisnik/izvjestaj')
export const wishWeeklyReportCall = callOf<typeof wishWeeklyReportContract>(
  'POST',
  '/korisnik/tjedni-izvjestaj',
)
