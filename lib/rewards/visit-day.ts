import { TZDate } from '@date-fns/tz'
import { zagrebDay } from '@/lib/hr/dates'

const ZONE = 'Europe/Zagreb'

/** Specification, sections 4 and 9: a Sunday's visit is worth 2 flames, every other day's 1. */
export const flamesOf = (instant: Date): 1 | 2 => (new TZDate(instant, ZONE).getDay() === 0 ? 2 : 1)

/** The instant at which the Zagreb day after that of `instant` begins. */
export function nextMidnight(instant: Date): Date {
  const local = new TZDate(instant, ZONE)
  const next = new TZDate(local.getFullYear(), local.getMonth(), local.getDate() + 1, ZONE)
  return new Date(next.getTime())
}

export type DayTime = { day: string; ms: number }

/**
 * The milliseconds of an interval, by Zagreb days. Counted between instants: the night of a clock
 * change has an hour more or less, and no part is ever negative. Empty unless `to` is after `from`.
 */
export function splitByDay(from: Date, to: Date): DayTime[] {
  const parts: DayTime[] = []
  for (let start = from; start < to;) {
    const midnight = nextMidnight(start)
    const end = midnight < to ? midnight : to
    parts.push({ day: zagrebDay(start), ms: end.getTime() - start.getTime() })
    start = end
  }
  return parts
}
