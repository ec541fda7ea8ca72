/** A right answer, and the most that speed can add to a whole play: never as much as one answer. */
export const POINTS = { right: 100, speedMax: 50 } as const

/** Seconds a question: up to the first all of the speed bonus, from the second on none. */
export const PACE = { quick: 4, slow: 30 } as const

/** Faster than a human reads and answers a question: a quicker play is a script's and not ranked. */
export const FASTEST_MS = 1_000

type Play = { right: number; total: number; elapsedMs: number }

/**
 * Points of a finished play: accuracy and a small bonus for speed (issue 4). The bonus is a share of
 * what was right, so that quick guessing earns none, and never outweighs a right answer.
 */
export function pointsOf({ right, total, elapsedMs }: Play): number {
  if (total <= 0) return 0
  const secondsEach = elapsedMs / 1_000 / total
  const pace = (PACE.slow - secondsEach) / (PACE.slow - PACE.quick)
  const bonus = POINTS.speedMax * Math.min(1, Math.max(0, pace)) * (right / total)
  return right * POINTS.right + Math.floor(bonus)
}

/** Whether a play took as long as its questions take at least. */
export const isPossible = ({ total, elapsedMs }: Omit<Play, 'right'>): boolean =>
  elapsedMs >= total * FASTEST_MS

/** Time between two instants of the server's clock; one that was set back makes it no less than 0. */
export const elapsedMs = (startedAt: Date, finishedAt: Date): number =>
  Math.max(0, finishedAt.getTime() - startedAt.getTime())
