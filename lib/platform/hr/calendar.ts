import { TZDate } from '@date-fns/tz'

const ZAGREB = 'Europe/Zagreb'

/** The same time of day a number of days later, by the calendar in Zagreb. */
export function afterDays(instant: Date, days: number): Date {
  const date = new TZDate(instant, ZAGREB)
  date.setDate(date.getDate() + days)
  return new Date(date.getTime())
}

/**
 * The same day and time a number of months later, by the calendar in Zagreb; the last day of the
 * month if the month has no such day.
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
