/**
 * Specification, section 7: what a redeemed award adds; 5 in the flagged case of a bonus question.
 */
export const XP_VALUES = [1, 5] as const
export type XpValue = (typeof XP_VALUES)[number]

/** The longest session that is counted: a screen that is left open is no learning. */
export const LONGEST_SESSION_MS = 3 * 3_600_000

/** Days of the map `dailyVisitDates` that a pupil is answered with. */
export const SHOWN_VISIT_DAYS = 62
