/**
 * Longest texts of a fun quiz, in characters; the database checks the same numbers. Most questions
 * that its form takes.
 */
export const FUN_QUIZ_LIMITS = { title: 120, description: 400, questions: 200 } as const

/** Most plays that a pupil begins within 24 hours, of all quizzes: far more than a child plays. */
export const PLAYS_A_DAY = 60

/**
 * Rows of a leaderboard: the first ones, and those above and below one's own; how long the first
 * ones are kept for those without a place.
 */
export const BOARD = { top: 10, around: 5, topKeptMs: 5_000 } as const
