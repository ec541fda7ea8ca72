/** Specification, section 9. */
export const ALLOWANCE = {
  /** Assistant tokens per refresh with `aiMax` and with `ai`. */
  aiMaxTokens: 200,
  aiTokens: 5,
  /** Tokens are refreshed once the last refresh is older than this. */
  tokenWindowMs: 24 * 3_600_000,
  /** Questions to the professor per Zagreb day. */
  professorQuestions: 10,
} as const

/** Specification, section 9: a quiz opens with its first 8 questions for everyone. */
export const DEMO_QUESTIONS = 8
/** Design, section 6: the first 8 cards of a lesson are free. */
export const DEMO_CARDS = 8
/** Tests per lesson and day without a subscription; a subscription has no limit. */
export const FREE_TESTS_A_DAY = 1
