/**
 * "Imam test": how far ahead, about how many lessons, how many tests at once, new ones in 24 hours.
 */
export const PLAN_LIMITS = { daysAhead: 60, lessons: 10, open: 12, aDay: 30, archived: 20 } as const
/** Questions of a day's review; with much left it grows up to the most, and never beyond. */
export const DAY_REVIEW = { items: 8, most: 12 } as const
