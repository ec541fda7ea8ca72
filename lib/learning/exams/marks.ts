import { MARK_FROM_PERCENT } from './limits'

export type Mark = 1 | 2 | 3 | 4 | 5

export const MARK_WORDS: Record<Mark, string> = {
  1: 'nedovoljan',
  2: 'dovoljan',
  3: 'dobar',
  4: 'vrlo dobar',
  5: 'odličan',
}

/** The Croatian mark of a test, never rounded up: 89,9 % is not a 5. */
export function markOf(right: number, total: number): Mark {
  const percent = total > 0 ? (100 * right) / total : 0
  const mark = ([5, 4, 3, 2] as const).find((one) => percent >= MARK_FROM_PERCENT[one])
  return mark ?? 1
}

/** Narrows a stored number to a mark; 1 if it is none. */
export const storedMark = (value: number | null): Mark =>
  ([1, 2, 3, 4, 5] as const).find((mark) => mark === value) ?? 1
