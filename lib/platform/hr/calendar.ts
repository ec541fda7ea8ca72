import { TZDate } from '@date-fns/tz'

const ZAGREB = 'Europe/Zagreb'

/** The same time of day so many days later, by the Zagreb calendar. */
export function afterDays(instant: Date, days: number): Date {
  const date = new TZDate(instant, ZAGREB)
  date.setDate(date.getDate() + days)
  return new Date(date.getTime())
}

/**
 * The same day and time so many months later, by the Zagreb calendar; the last day of a month that
 * has no such day.
 */
export function afterMonths(instant: Date, months: number): Date {
  const date = new TZDate(instant, ZAGREB)
  const day = date.getDate()
  date.setDate(1)
  date.setMonth(date.getMonth() + months)
  const lastDay = new TZDate(date.getFullYear(), date.getMonth() + 1, 0, ZAGREB).getDate()
  date.setDate(Math.min(day, lastDay))
  return new Date(date.getTime())
}
