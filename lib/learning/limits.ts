/** Specification, section 9: a quiz opens with its first 8 questions for everyone. */
export const DEMO_QUESTIONS = 8

/** Design, section 6: the first 8 cards of a lesson are free. */
export const DEMO_CARDS = 8

/** Most cards that a day asks for; what is due beyond waits without a word. */
export const CARDS_A_DAY = 15

/** Tests of a lesson a day without a subscription; with one there is no limit. */
export const FREE_TESTS_A_DAY = 1

/** Runs through a lesson's check a day, with a subscription. */
export const CHECKS_A_DAY = 3

/** Mastery of a lesson: so many right answers to the last so many different questions. */
export const MASTERY = { right: 8, of: 10 } as const

/** A mistake is cleared by right answers on so many different days. */
export const DAYS_TO_CLEAR = 2

/** Longest texts, in characters; the database checks the same numbers. */
export const LEARNING_LIMITS = { word: 80, openAnswer: 4_000 } as const
