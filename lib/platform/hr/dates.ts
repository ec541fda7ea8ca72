import { lazy } from './lazy'

const timeZone = 'Europe/Zagreb'

const format = (options: Intl.DateTimeFormatOptions, locale = 'hr-HR') =>
  lazy(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }))

/** The Swedish way to write a day is the one of ISO 8601. */
const isoDay = format({}, 'sv-SE')
const longDate = format({ day: 'numeric', month: 'long', year: 'numeric' })

/** The `Europe/Zagreb` day of an instant as `2026-11-20`. */
export const zagrebDay = (instant: Date): string => isoDay().format(instant)

/** `20. studenoga 2026.`, the Zagreb day of an instant. */
export const formatDate = (instant: Date): string => longDate().format(instant)

const shortDate = format({ dateStyle: 'medium' })

/** `20. stu 2026.`, the Zagreb day of an instant, for tables. */
export const formatShortDate = (instant: Date): string => shortDate().format(instant)

const shortTime = format({ dateStyle: 'medium', timeStyle: 'short' })

/** `20. stu 2026. 14:05`, an instant by the Zagreb clock. */
export const formatTime = (instant: Date): string => shortTime().format(instant)

const clock = format({ timeStyle: 'short' })

/** `u 14:05` on the day of `now`, else with the day: when something was done lately. */
export const recentTime = (instant: Date, now: Date): string =>
  zagrebDay(instant) === zagrebDay(now) ? `u ${clock().format(instant)}` : formatTime(instant)

/** `20. studenoga 2026. u 14:05`, within a sentence. */
export const momentWords = (instant: Date): string =>
  `${formatDate(instant)} u ${clock().format(instant)}`

const DAY_MS = 24 * 3_600_000

/** `danas`, `jučer` or the date, all by the Zagreb calendar. */
export function relativeDay(instant: Date, now: Date): string {
  const day = zagrebDay(instant)
  if (day === zagrebDay(now)) return 'danas'
  return day === addDays(zagrebDay(now), -1) ? 'jučer' : formatDate(instant)
}

/** Noon of a day: an hour more or less of a clock change stays within it. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** The day so many days after (or before) a day such as `2026-11-20`. */
export const addDays = (day: string, days: number): string =>
  new Date(noonOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** How many days it is from one day to another: 0 to itself, negative when that is before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / DAY_MS)

/** The day of the week of a day such as `2026-11-20`, from 0 for Monday. */
export const weekdayOf = (day: string): number => (noonOf(day).getUTCDay() + 6) % 7

/** `danas`, `jučer` or the date of a day such as `2026-11-20`. */
export const relativeDayOf = (day: string, today: string) => relativeDay(noonOf(day), noonOf(today))

/** `20. studenoga 2026.` of a day such as `2026-11-20`. */
export const formatDay = (day: string): string => formatDate(noonOf(day))

/** `20.11.2026.` of a day such as `2026-11-20`, as it is typed. */
export const writeDay = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1.')

/** The day that was typed as `20.11.2026.`, with blanks and without the last dot too, or null. */
export function readDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/.exec(typed.trim()) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // A month's 31st that it has not would become the first of the next.
  return year && !Number.isNaN(noonOf(iso).getTime()) && addDays(iso, 0) === iso ? iso : null
}
