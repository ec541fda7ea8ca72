import { formatDate } from '@/lib/hr/dates'
import type { BarUnit } from './model'

const parts = (day: string) => day.split('-').map(Number) as [number, number, number]

/** `20. studenoga 2026.` for a Zagreb day such as `2026-11-20`. */
export const formatDay = (day: string): string => formatDate(new Date(`${day}T12:00:00Z`))

/** `20. 11.` */
const short = (day: string) => {
  const [, month, date] = parts(day)
  return `${date}. ${month}.`
}

/** What a step of a chart is called: `20. 11.`, `16. 11. – 22. 11.`, `11. 2026.` */
export function barLabel({ from, to }: { from: string; to: string }, unit: BarUnit): string {
  const [year, month] = parts(from)
  if (unit === 'month') return `${month}. ${year}.`
  return unit === 'day' || from === to ? short(from) : `${short(from)} – ${short(to)}`
}
