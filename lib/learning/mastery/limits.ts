/** Mastery of a lesson: right answers required among the last different questions. */
export const MASTERY = { right: 8, of: 10 } as const
/** Maximum number of lessons per mastery request. */
export const MASTERY_BATCH_MAX = 100
/** Share of right answers from which a lesson goes very well, and from which it goes steadily. */
export const TOPIC_SHARES = { strong: 0.85, steady: 0.6 } as const
