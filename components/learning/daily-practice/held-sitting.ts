import type { Sitting } from '@/lib/learning/daily-practice/model'

/** Whether each part was known, by its key. */
export type Results = Record<string, boolean>

/** A sitting and what was answered since, which the server knows, too. */
export type HeldSitting = {
  sitting: Sitting
  results: Results
  againResults: Results
  /** Counts the loads: a round that was loaded again begins at its first part without a result. */
  load: number
}
