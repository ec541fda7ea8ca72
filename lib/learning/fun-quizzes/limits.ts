/**
 * Maximum lengths in characters (the database checks the same numbers) and maximum number of
 * questions.
 */
export const FUN_QUIZ_LIMITS = { title: 120, description: 400, questions: 200 } as const

/** Plays a pupil may start within 24 hours, of all quizzes: far more than a child plays. */
export const PLAYS_IN_24_HOURS = 60

/**
 * Rows of a leaderboard: the first ones, and those above and below the pupil's own. For visitors
 * who are not pupils, the leaderboard is cached for `topKeptMs`.
 */
export const LEADERBOARD_LIMITS = { top: 10, around: 5, topKeptMs: 5_000 } as const

/** With fewer players a pupil's place means nothing, and is not shown (rule 29.6). */
export const FEWEST_PLAYERS = 5
