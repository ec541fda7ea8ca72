import { addDays, weekdayOf, zagrebDay } from '@/lib/hr/dates'

/**
 * The week of an instant as its Zagreb days, from Monday to Sunday. Days and not instants, so that
 * an hour more or less of a clock change moves no play into another week.
 */
export function weekOf(instant: Date): { from: string; to: string } {
  const today = zagrebDay(instant)
  const from = addDays(today, -weekdayOf(today))
  return { from, to: addDays(from, 6) }
}
