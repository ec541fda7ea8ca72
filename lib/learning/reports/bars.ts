import { addDays, weekdayFromMonday } from '@/lib/platform/hr/dates'
import { lengthInDays } from './period'
import { BARS_MAX } from './limits'
import type { Bar, BarUnit } from './model'

/** Time and answers of a Zagreb day. Days without activity are missing. */
export type DayFacts = {
  day: string
  ms: number
  right: number
  wrong: number
  /** Right answers with hints, and wrong ones that were „Ne znam”. */
  hinted: number
  unknown: number
}

type Stretch = { from: string; to: string }

/** The unit of a chart, chosen so that it stays readable on a phone. */
export function barUnitOf({ from, to }: Stretch): BarUnit {
  const days = lengthInDays(from, to)
  if (days <= BARS_MAX.days) return 'day'
  return days <= BARS_MAX.weeks * 7 ? 'week' : 'month'
}

/**
 * The bars of a chart, without gaps: every day is in exactly one bar; the first and last bar may be
 * shorter.
 */
export function barsOf(
  facts: Omit<DayFacts, 'hinted' | 'unknown'>[],
  stretch: Stretch,
): { unit: BarUnit; bars: Bar[] } {
  const unit = barUnitOf(stretch)
  const bars: Bar[] = []
  for (let from = stretch.from; from <= stretch.to;) {
    const to = earlier(lastDayOf(from, unit), stretch.to)
    bars.push({ from, to, ms: 0, right: 0, wrong: 0 })
    from = addDays(to, 1)
  }
  for (const { day, ms, right, wrong } of facts) {
    const bar = bars.find((one) => one.from <= day && day <= one.to)
    if (!bar) continue
    bar.ms += ms
    bar.right += right
    bar.wrong += wrong
  }
  return { unit, bars }
}

const earlier = (a: string, b: string) => (a < b ? a : b)

function lastDayOf(day: string, unit: BarUnit): string {
  if (unit === 'day') return day
  if (unit === 'week') return addDays(day, 6 - weekdayFromMonday(day))
  // Four days after the 28th is always in the next month.
  const inNext = addDays(`${day.slice(0, 7)}-28`, 4)
  return addDays(`${inNext.slice(0, 7)}-01`, -1)
}
