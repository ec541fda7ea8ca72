import { TZDate } from '@date-fns/tz'
import { addDays, weekdayFromMonday, zagrebDay } from '@/lib/platform/hr/dates'

const SUNDAY = 6

/** Rule 20.8: a visit is worth 2 flames on Sundays and 1 on other days. */
export const flamesForVisit = (instant: Date): 1 | 2 =>
  weekdayFromMonday(zagrebDay(instant)) === SUNDAY ? 2 : 1

/** The start of the Zagreb day after the day of `instant`. */
export const nextMidnight = (instant: Date): Date => startOfDay(addDays(zagrebDay(instant), 1))

/** Most calls ask for the same day, and the rules of a time zone take long to apply. */
let last = { day: '', start: 0 }

/** The start of a Zagreb day: 23 or 22 o'clock UTC of the day before. */
export function startOfDay(day: string): Date {
  if (last.day !== day) {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
    last = { day, start: new TZDate(year, month - 1, date, 'Europe/Zagreb').getTime() }
  }
  return new Date(last.start)
}

/**
 * The milliseconds of an interval per Zagreb day. They are counted between instants, because the
 * day of a clock change has an hour more or less. Empty unless `to` is after `from`.
 */
export function splitByDay(from: Date, to: Date): { day: string; ms: number }[] {
  const parts = []
  for (let start = from; start < to;) {
    const midnight = nextMidnight(start)
    const end = midnight < to ? midnight : to
    parts.push({ day: zagrebDay(start), ms: end.getTime() - start.getTime() })
    start = end
  }
  return parts
}
