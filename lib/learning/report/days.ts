import { TZDate } from '@date-fns/tz'

const ZONE = 'Europe/Zagreb'
const DAY_MS = 24 * 3_600_000

/** Counted at noon UTC, which no clock change moves into another day. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** The calendar day so many days after a day such as `2026-11-20`; before it when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(noonOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** How many days a stretch has, both ends included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / DAY_MS) + 1

/** The day of the week, from 0 for Monday. */
export const weekdayOf = (day: string): number => (noonOf(day).getUTCDay() + 6) % 7

/** The instant at which a Zagreb day begins: 23 or 22 o'clock UTC of the day before. */
export function startOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, date, ZONE).getTime())
}

/** The hour of an instant by the clocks of Zagreb. */
export const hourOf = (instant: Date): number => new TZDate(instant, ZONE).getHours()
