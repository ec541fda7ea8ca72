/**
 * "Imam test": maximum days ahead, lessons per test, open tests, new tests in 24 hours, and listed
 * past tests.
 */
export const PLAN_LIMITS = { daysAhead: 60, lessons: 10, open: 12, aDay: 30, archived: 20 } as const
/** Questions of a day's review: usually `items`, up to `most` when much is left. */
export const DAY_REVIEW_SIZE = { items: 8, most: 12 } as const
