import { z } from 'zod'

/** What can be wrong with a question, as a pupil sees it. */
export const REPORT_REASONS = ['answer', 'unclear', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REASON_WORDS: Record<ReportReason, string> = {
  answer: 'Rješenje nije točno',
  unclear: 'Pitanje nije jasno',
  other: 'Nešto drugo',
}

export const REPORT_LIMITS = {
  text: 500,
  /** Kept of one account on a Zagreb day. */
  accountADay: 20,
  /** Of all guests together, against a flood: what one address may send is about a hundredth of it. */
  guestsADay: 5_000,
} as const

/** A question that is asked for longer is judged by its latest answers. */
export const SAMPLE = 200

/** Fewer answers say nothing about a question. */
export const ENOUGH_ANSWERS = 10

/** A question is weak below this strength. */
export const WEAK_BELOW = 0.2

export const reportFields = z.object({
  reason: z.enum(REPORT_REASONS, 'Odaberi što nije u redu.'),
  text: z.string().trim().max(REPORT_LIMITS.text),
})
