import { zagrebDay } from '@/lib/hr/dates'

const DAY_MS = 24 * 3_600_000

/**
 * The week of an instant as its Zagreb days, from Monday to Sunday. Days and not instants, so that
 * an hour more or less of a clock change moves no play into another week.
 */
export function weekOf(instant: Date): { from: string; to: string } {
  const noon = new Date(`${zagrebDay(instant)}T12:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + 6) % 7
  const dayAt = (days: number) =>
    new Date(noon.getTime() + (days - sinceMonday) * DAY_MS).toISOString().slice(0, 10)
  return { from: dayAt(0), to: dayAt(6) }
}
