/** Time after a test's end during which late answers are still accepted. */
export const TEST_GRACE_MS = 15_000

/**
 * Maximum records stored per pupil and Zagreb day, far more than a child produces. Answers and card
 * reviews above the limit are judged but not stored; no further test can be started.
 */
export const DAILY_RECORD_LIMITS = { answers: 1_000, reviews: 1_000, tests: 100 } as const

/** Maximum lengths in characters; the database checks the same numbers. */
export const ANSWER_LENGTH_LIMITS = { word: 80, openAnswer: 4_000 } as const
