/** Mastery of a lesson: so many right answers to the last so many different questions. */
export const MASTERY = { right: 8, of: 10 } as const
/** Most lessons of one request for their mastery. */
export const MASTERY_BATCH_MAX = 100
/** Share of right answers from which a lesson goes very well, and from which it comes along. */
export const TOPIC_SHARES = { strong: 0.85, steady: 0.6 } as const
