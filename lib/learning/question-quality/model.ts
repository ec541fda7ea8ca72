import { z } from 'zod'

/** Reasons for reporting a question, in pupils' words. */
export const REPORT_REASONS = ['answer', 'unclear', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REASON_WORDS: Record<ReportReason, string> = {
  answer: 'Rješenje nije točno',
  unclear: 'Pitanje nije jasno',
  other: 'Nešto drugo',
}

export const QUESTION_REPORT_LIMITS = {
  text: 500,
  /** Maximum number of reports saved per account and Zagreb day. */
  accountADay: 20,
  /**
   * Maximum number of reports saved per day from all guests together, as protection against floods.
   * A single IP address may send about a hundredth of them.
   */
  guestsADay: 5_000,
} as const

/** The number of latest answers by which a question is judged. */
export const SAMPLE_SIZE = 200

/** With fewer answers, a question is not judged. */
export const ENOUGH_ANSWERS = 10

/**
 * Number of pupils who must type the same text before admins see it: a rarer text may identify its
 * author.
 */
export const MIN_TYPED_ANSWER_PUPILS = 2

/** A question is weak below this strength. */
export const WEAK_BELOW = 0.2

export const questionReportFormSchema = z.object({
  reason: z.enum(REPORT_REASONS, 'Odaberi što nije u redu.'),
  text: z.string().trim().max(QUESTION_REPORT_LIMITS.text),
})
