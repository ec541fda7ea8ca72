import { TZDate } from '@date-fns/tz'
import { addDays, daysBetween, weekdayFromMonday, zagrebDay } from '@/lib/platform/hr/dates'
import { startOfDay } from '@/lib/learning/rewards/visit-day'
import type { PeriodKey } from './model'

/** The period of a report in Zagreb days, ending today. */
export type Period = {
  /** The first day; null for everything. */
  from: string | null
  to: string
  /** The period's bounds as instants, `until` exclusive. */
  since: Date
  until: Date
}

/** The 7 or 30 days ending with the Zagreb day of `now`, or everything up to it. */
export function periodOf(key: PeriodKey, now: Date): Period {
  const to = zagrebDay(now)
  const from = key === 'sve' ? null : addDays(to, 1 - Number(key))
  const since = from === null ? new Date(0) : startOfDay(from)
  return { from, to, since, until: startOfDay(addDays(to, 1)) }
}

/** The number of days from `from` to `to`, both included. */
export const lengthInDays = (from: string, to: string): number => daysBetween(from, to) + 1

const SUNDAY = 6

/** The weekly letters are sent on Sunday from this Zagreb hour until midnight. */
export const LETTER_HOUR = 18

/**
 * The Sunday of the week whose letters are due at `now`, or null at any other time. A server that
 * starts late on Sunday evening catches up; one that starts on Monday skips the week.
 */
export function dueWeek(now: Date): string | null {
  const day = zagrebDay(now)
  const hour = new TZDate(now, 'Europe/Zagreb').getHours()
  return weekdayFromMonday(day) === SUNDAY && hour >= LETTER_HOUR ? day : null
}
