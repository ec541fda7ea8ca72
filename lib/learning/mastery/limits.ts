/** Mastery of a lesson: right answers required among the last different questions. */
export const MASTERY = { right: 8, of: 10 } as const
/** Weight of a right answer with hints in mastery; without hints it is 1. */
export const HINTED_SHARE = 0.5
/** Maximum number of lessons per mastery request. */
export const MASTERY_BATCH_MAX = 100
/** Lowest shares of right answers for a lesson's levels "strong" and "steady" in reports. */
export const TOPIC_LEVEL_THRESHOLDS = { strong: 0.85, steady: 0.6 } as const
