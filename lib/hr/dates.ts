import { counted } from './plurals'

const MONTHS_GENITIVE = [
  'siječnja',
  'veljače',
  'ožujka',
  'travnja',
  'svibnja',
  'lipnja',
  'srpnja',
  'kolovoza',
  'rujna',
  'listopada',
  'studenoga',
  'prosinca',
]

const DAY_MS = 86_400_000

/** Days that are told by their distance; farther ones by their date. */
const RELATIVE_DAYS_MAX = 7

const zagreb = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function zagrebParts(instant: Date) {
  const parts = zagreb.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The `Europe/Zagreb` day of an instant as `2026-11-20`. */
export function zagrebDay(instant: Date): string {
  const { year, month, day } = zagrebParts(instant)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

/** `20. studenoga 2026.`, the Zagreb day of an instant. */
export function formatDate(instant: Date): string {
  const { year, month, day } = zagrebParts(instant)
  return `${day}. ${MONTHS_GENITIVE[month - 1]} ${year}.`
}

/** `20. 11. 2026.`, for tables. */
export function formatShortDate(instant: Date): string {
  const { year, month, day } = zagrebParts(instant)
  return `${day}. ${month}. ${year}.`
}

/** `20. studenoga 2026. u 9:05`, Zagreb time. */
export function formatDateTime(instant: Date): string {
  const { hour, minute } = zagrebParts(instant)
  return `${formatDate(instant)} u ${hour}:${twoDigits(minute)}`
}

/** Whole Zagreb days from `from` to `to`; negative when `to` is earlier. Nights of 23 or 25 hours are days too. */
export function daysBetween(from: Date, to: Date): number {
  const dayNumber = (instant: Date) => {
    const { year, month, day } = zagrebParts(instant)
    return Date.UTC(year, month - 1, day) / DAY_MS
  }
  return dayNumber(to) - dayNumber(from)
}

/** `danas`, `jučer`, `prije 3 dana`, `sutra`, `za 5 dana`; over a week away the date. */
export function formatRelativeDay(instant: Date, now: Date): string {
  const days = daysBetween(now, instant)
  const distance = Math.abs(days)
  if (distance > RELATIVE_DAYS_MAX) return formatDate(instant)
  if (days === 0) return 'danas'
  if (distance === 1) return days < 0 ? 'jučer' : 'sutra'
  return `${days < 0 ? 'prije' : 'za'} ${counted(distance, ['dan', 'dana', 'dana'])}`
}
