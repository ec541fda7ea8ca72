/** Specification, section 9: a quiz opens with its first 8 questions for everyone. */
export const DEMO_QUESTIONS = 8

/** Design, section 6: the first 8 cards of a lesson are free. */
export const DEMO_CARDS = 8

/** Most cards that a day asks for; what is due beyond waits without a word. */
export const CARDS_A_DAY = 15

/** Tests of a lesson a day without a subscription; with one there is no limit. */
export const FREE_TESTS_A_DAY = 1

/** Questions of a test; a lesson with fewer open to the pupil gives them all. */
export const TEST_QUESTIONS = 10

/** Lowest percentage of right answers for each mark; below that of 2 it is 1, as schools mark. */
export const MARK_FROM_PERCENT = { 5: 90, 4: 76, 3: 63, 2: 50 } as const

/** Choices of a test's timer, all generous: minutes a question, rounded up to a full step. */
export const TEST_TIMER = { minutesAQuestion: [1.5, 2, 3], stepMinutes: 5 } as const

/** How long after its end a test still takes what was on its way. */
export const TEST_GRACE_MS = 15_000

/** Finished tests of a lesson that its start screen lists, the latest. */
export const SHOWN_TESTS = 20

/** Runs through a lesson's check a day, with a subscription. */
export const CHECKS_A_DAY = 3

/** Mastery of a lesson: so many right answers to the last so many different questions. */
export const MASTERY = { right: 8, of: 10 } as const

/** A mistake is cleared by right answers on so many different days. */
export const DAYS_TO_CLEAR = 2

/** Mistakes that one page of the list shows. */
export const MISTAKES_A_PAGE = 20

/** Most mistakes on one worksheet: what a child does in one sitting, and a printer in few pages. */
export const WORKSHEET_ITEMS = 24

/** Most lessons of one request for their mastery. */
export const MASTERY_BATCH_MAX = 100

/** "Imam test": how far ahead, about how many lessons, how many tests at once, new ones in 24 hours. */
export const PLAN_LIMITS = { daysAhead: 60, lessons: 10, open: 12, aDay: 30, archived: 20 } as const

/** Questions of a day's review; with much left it grows up to the most, and never beyond. */
export const DAY_REVIEW = { items: 8, most: 12 } as const

/**
 * What is kept of a pupil on one Zagreb day: far more than a child does. An answer or a turned card
 * beyond it is judged and not kept.
 */
export const KEPT_A_DAY = { answers: 1_000, reviews: 1_000, tests: 100 } as const

/** Longest texts, in characters; the database checks the same numbers. */
export const LEARNING_LIMITS = { word: 80, openAnswer: 4_000 } as const
