/** Shares of right answers from which a finished round shows two and three stars. */
const STAR_SHARES = { two: 0.5, three: 0.9 } as const

/**
 * The stars of a finished round, from 1 to 3, which early readers see in place of numbers. To have
 * finished is worth one: no round ends without a star.
 */
export function starsFor(right: number, total: number): 1 | 2 | 3 {
  const share = total > 0 ? right / total : 0
  if (share >= STAR_SHARES.three) return 3
  return share >= STAR_SHARES.two ? 2 : 1
}
