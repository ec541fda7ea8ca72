/**
 * Hints, the steps that help before the answer: the maximum number per question, and the maximum
 * length in characters. Apart from the rules about hints, because a form needs no more.
 */
export const HINT_LIMITS = { count: 3, length: 300 } as const
