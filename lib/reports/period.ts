import { addDays, zagrebDay } from '@/lib/hr/dates'
import { startOfDay } from './days'
import type { PeriodKey } from './model'

/** A stretch of Zagreb days that a report is about; its last day is today. */
export type Period = {
  key: PeriodKey
  /** The first day; null for everything there is. */
  from: string | null
  to: string
  /** The same as instants: `since` belongs to it, `until` no more. */
  since: Date
  until: Date
}

/**
 * The period that ends with the Zagreb day of `now`: 7 or 30 days, today among them, or all. A week
 * with a clock change has an hour more or less, never a day.
 */
export function periodOf(key: PeriodKey, now: Date): Period {
  const to = zagrebDay(now)
  const from = key === 'sve' ? null : addDays(to, 1 - Number(key))
  return {
    key,
    from,
    to,
    since: from === null ? new Date(0) : startOfDay(from),
    until: startOfDay(addDays(to, 1)),
  }
}
