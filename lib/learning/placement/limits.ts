/** Chosen by simulation (decision 096). */
export const PLACEMENT = {
  /** Questions of a placement; it ends earlier when the place is clear. */
  questions: 10,
  /** A textbook with fewer lessons with questions has no placement. */
  lessons: 4,
  /**
   * Expected share of wrong answers in a lesson the pupil knows: slips, and small gaps in what is
   * known.
   */
  slip: 0.2,
  /** Chance to answer a typed question of an unknown lesson right. */
  typedGuess: 0.1,
  /** The place is clear once its probability is above this. */
  clearAbove: 0.9,
  /** Quantile of the place at which a pupil begins: below a half, so rather too early. */
  startQuantile: 0.4,
  /** A lesson is as good to ask as the best one from this share of its information. */
  asGoodFrom: 0.7,
} as const
