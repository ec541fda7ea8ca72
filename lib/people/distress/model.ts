/**
 * Levels of distress in a child's text. `alarm` shows the whole help card, `unsure` a small one
 * below the ordinary answer. Too many cards are better than too few, since they do no harm.
 */
export const DISTRESS_LEVELS = ['alarm', 'unsure'] as const
export type DistressLevel = (typeof DISTRESS_LEVELS)[number]
