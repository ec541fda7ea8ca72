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

const zagreb = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

function zagrebParts(instant: Date) {
  const parts = zagreb.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
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

const DAY_MS = 24 * 3_600_000

/** `danas`, `jučer` or the date, all by the Zagreb calendar. */
export function relativeDay(instant: Date, now: Date): string {
  const day = zagrebDay(instant)
  if (day === zagrebDay(now)) return 'danas'
  // From noon, so that an hour more or less of a clock change stays within the day before.
  const noon = new Date(`${zagrebDay(now)}T12:00:00Z`)
  return day === zagrebDay(new Date(noon.getTime() - DAY_MS)) ? 'jučer' : formatDate(instant)
}
