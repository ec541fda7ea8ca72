/**
 * What a text of a child says of them: `alarm` needs the whole help card, `unsure` a small one under
 * the ordinary answer. Too many cards are better than too few: they do no harm.
 */
export const DISTRESS_LEVELS = ['alarm', 'unsure'] as const
export type DistressLevel = (typeof DISTRESS_LEVELS)[number]
