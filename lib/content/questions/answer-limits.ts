/** Maximum lengths of a pupil's typed answer, in characters. */
export const ANSWER_LIMITS = { shortText: 200, numberText: 60 } as const
