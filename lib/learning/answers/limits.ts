/** How long after its end a test still takes what was on its way. */
export const TEST_GRACE_MS = 15_000

/**
 * What is kept of a pupil on one Zagreb day, far more than a child does. An answer or a card beyond
 * it is judged and not kept.
 */
export const KEPT_A_DAY = { answers: 1_000, reviews: 1_000, tests: 100 } as const

/** Longest texts, in characters; the database checks the same numbers. */
export const LEARNING_LIMITS = { word: 80, openAnswer: 4_000 } as const
