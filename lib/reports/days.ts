import { TZDate } from '@date-fns/tz'
import { daysBetween } from '@/lib/hr/dates'

const ZONE = 'Europe/Zagreb'

/** How many days a stretch has, both ends included: one more than lie between them. */
export const lengthInDays = (from: string, to: string): number => daysBetween(from, to) + 1

/** The instant at which a Zagreb day begins: 23 or 22 o'clock UTC of the day before. */
export function startOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, date, ZONE).getTime())
}

/** The hour of an instant by the clocks of Zagreb. */
export const hourOf = (instant: Date): number => new TZDate(instant, ZONE).getHours()
