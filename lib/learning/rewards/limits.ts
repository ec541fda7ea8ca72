/** Rule 20.1: the XP values of an award; 5 for a question flagged as bonus. */
export const XP_VALUES = [1, 5] as const
export type XpValue = (typeof XP_VALUES)[number]

/** The longest session counted: a screen left open is not learning. */
export const LONGEST_SESSION_MS = 3 * 3_600_000

/** Number of days in `dailyVisitDates` of a pupil's user data. */
export const SHOWN_VISIT_DAYS = 62
