/** Longest answers a pupil may type, in characters. */
export const ANSWER_LIMITS = { shortText: 200, numberText: 60 } as const
