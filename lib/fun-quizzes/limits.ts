/** Longest texts of a fun quiz, in characters; the database checks the same numbers. */
export const FUN_QUIZ_LIMITS = { title: 120, description: 400 } as const
