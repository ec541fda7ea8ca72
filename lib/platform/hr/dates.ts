import { lazy } from './lazy'

const timeZone = 'Europe/Zagreb'

const format = (options: Intl.DateTimeFormatOptions, locale = 'hr-HR') =>
  lazy(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }))

/** The Swedish format of a date is that of ISO 8601. */
const isoDay = format({}, 'sv-SE')
const longDate = format({ day: 'numeric', month: 'long', year: 'numeric' })

/** The date of an instant in Zagreb as `2026-11-20`. */
export const zagrebDay = (instant: Date): string => isoDay().format(instant)

/** The date of an instant in Zagreb as `20. studenoga 2026.` */
export const formatDate = (instant: Date): string => longDate().format(instant)

const shortDate = format({ dateStyle: 'medium' })

/** The date of an instant in Zagreb as `20. stu 2026.`, for tables. */
export const formatShortDate = (instant: Date): string => shortDate().format(instant)

const shortTime = format({ dateStyle: 'medium', timeStyle: 'short' })

/** Date and time of an instant in Zagreb as `20. stu 2026. 14:05`. */
export const formatDateTime = (instant: Date): string => shortTime().format(instant)

const clock = format({ timeStyle: 'short' })

/** The time of a recent event: `u 14:05` on the day of `now`, else with the date. */
export const formatTimeOrDateTime = (instant: Date, now: Date): string =>
  zagrebDay(instant) === zagrebDay(now) ? `u ${clock().format(instant)}` : formatDateTime(instant)

/** Date and time within a sentence: `20. studenoga 2026. u 14:05`. */
export const formatDateTimeInSentence = (instant: Date): string =>
  `${formatDate(instant)} u ${clock().format(instant)}`

const DAY_MS = 24 * 3_600_000

/** `danas`, `jučer` or the date, by the calendar in Zagreb. */
export function relativeDay(instant: Date, now: Date): string {
  const day = zagrebDay(instant)
  if (day === zagrebDay(now)) return 'danas'
  return day === addDays(zagrebDay(now), -1) ? 'jučer' : formatDate(instant)
}

/** Noon of a date in UTC, which is the same date in Zagreb, whatever the clock change. */
export const utcNoonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** The date a number of days after (or, if negative, before) a date such as `2026-11-20`. */
export const addDays = (day: string, days: number): string =>
  new Date(utcNoonOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Number of days from one date to another: 0 for equal dates, negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utcNoonOf(to).getTime() - utcNoonOf(from).getTime()) / DAY_MS)

/** The day of the week of a date such as `2026-11-20`; 0 is Monday. */
export const weekdayFromMonday = (day: string): number => (utcNoonOf(day).getUTCDay() + 6) % 7

/** `danas`, `jučer` or the formatted date, for a date such as `2026-11-20`. */
export const relativeDayFromIso = (day: string, today: string) =>
  relativeDay(utcNoonOf(day), utcNoonOf(today))

/** `20. studenoga 2026.` for a date such as `2026-11-20`. */
export const formatDay = (day: string): string => formatDate(utcNoonOf(day))

/** `20.11.2026.` for a date such as `2026-11-20`, as users type it. */
export const formatTypedDay = (day: string): string =>
  day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1.')

/**
 * A date typed as `20.11.2026.`, optionally with spaces and without the last full stop; null if
 * invalid.
 */
export function parseTypedDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/.exec(typed.trim()) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // The Date constructor would turn the 31st of a shorter month into the first of the next.
  return year && !Number.isNaN(utcNoonOf(iso).getTime()) && addDays(iso, 0) === iso ? iso : null
}
