import type { Sitting, SittingRound } from '@/lib/learning/daily-practice/model'

/** Whether each part was known, by its key. */
export type Results = Record<string, boolean>

/** A sitting and what was answered since, which the server knows, too. */
export type HeldSitting = {
  sitting: Sitting
  results: Results
  againResults: Results
  /** Counts the loads: a round that was loaded again begins at its first part without a result. */
  load: number
  /** Whether easier questions were just chosen for the rest. */
  isEased?: boolean
}

/**
 * Whether the server knows more of the sitting, such as what was answered on another device, or has
 * planned it anew.
 */
export const isBehind = ({ sitting, results, againResults }: HeldSitting, next: Sitting): boolean =>
  next.first.roundId !== sitting.first.roundId ||
  (next.done !== null && sitting.done === null) ||
  hasMore(next.first, results) ||
  (next.again !== null && hasMore(next.again, againResults))

/** Results may name parts that are not shown, such as the script of a hidden lesson. */
const hasMore = ({ items, results }: SittingRound, known: Results) =>
  items.some(({ key }) => results[key] !== undefined && known[key] === undefined)
