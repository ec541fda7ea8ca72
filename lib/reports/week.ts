import { weekdayOf, zagrebDay } from '@/lib/hr/dates'
import { hourOf } from './days'

const SUNDAY = 6

/** The weekly letters leave on Sunday from this hour of Zagreb on, until midnight. */
export const LETTER_HOUR = 18

/**
 * The week whose letters are due at `now`, named by its Sunday; null at any other time. A server
 * that starts late on Sunday evening catches up, one that starts on Monday lets the week pass.
 */
export function dueWeek(now: Date): string | null {
  const day = zagrebDay(now)
  return weekdayOf(day) === SUNDAY && hourOf(now) >= LETTER_HOUR ? day : null
}
