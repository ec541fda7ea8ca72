/**
 * Points per right answer, and the most that speed can add to a whole play: less than one answer.
 */
export const POINTS = { right: 100, speedMax: 50 } as const

/** Seconds per question: full speed bonus up to `quick`, none from `slow` on. */
export const PACE = { quick: 4, slow: 30 } as const

/**
 * Minimum time in which a human can read and answer a question. A quicker play comes from a script
 * and is not ranked.
 */
export const MIN_MS_PER_QUESTION = 1_000

type Play = { right: number; total: number; elapsedMs: number }

/**
 * Points of a finished play: accuracy and a bonus for speed (rule 29.2). The bonus is scaled by
 * the share of right answers, so that quick guessing earns none, and never outweighs a right
 * answer.
 */
export function playPoints({ right, total, elapsedMs }: Play): number {
  if (total <= 0) return 0
  const secondsEach = elapsedMs / 1_000 / total
  const pace = (PACE.slow - secondsEach) / (PACE.slow - PACE.quick)
  const bonus = POINTS.speedMax * Math.min(1, Math.max(0, pace)) * (right / total)
  return right * POINTS.right + Math.floor(bonus)
}

/** Whether a play took at least the minimum time for its questions. */
export const isHumanPace = ({ total, elapsedMs }: Omit<Play, 'right'>): boolean =>
  elapsedMs >= total * MIN_MS_PER_QUESTION

/** Time between two instants of the server's clock; 0 if the clock was set back. */
export const elapsedMs = (startedAt: Date, finishedAt: Date): number =>
  Math.max(0, finishedAt.getTime() - startedAt.getTime())
