/** Longest texts of a fun quiz, in characters; the database checks the same numbers. */
export const FUN_QUIZ_LIMITS = { title: 120, description: 400 } as const

/** Rows of a leaderboard: the first ones, and those above and below one's own. */
export const BOARD = { top: 10, around: 5 } as const
