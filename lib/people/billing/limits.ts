/** Rules 15.6 and 15.7. */
export const DAILY_ALLOWANCES = {
  /** Assistant tokens per refresh with `aiMax` and with `ai`. */
  aiMaxTokens: 200,
  aiTokens: 5,
  /** The assistant's tokens are refilled once the last refill is older than this. */
  tokenWindowMs: 24 * 3_600_000,
  /** Questions to the professor per Zagreb day. */
  professorQuestions: 10,
} as const

/** Everyone may answer the first 8 questions of a quiz, even without a subscription (rule 15.2). */
export const FREE_QUESTIONS = 8
/** The first 8 cards of a lesson are free (rule 15.3). */
export const FREE_CARDS = 8
/** Tests per lesson and day without a subscription; a subscription has no limit. */
export const FREE_TESTS_PER_LESSON_A_DAY = 1
