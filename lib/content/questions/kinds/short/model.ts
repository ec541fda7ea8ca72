import { z } from 'zod'
import { ANSWER_LIMITS } from '../../answer-limits'
import { defineKind, feedbackSchema } from '../define-kind'

/**
 * A text that a pupil may type: right (100), partly right, or a foreseen mistake (0). Plain text.
 */
const shortAnswer = z.object({
  text: z.string(),
  weight: z.number().min(0).max(100),
  feedback: feedbackSchema,
})
export type ShortAnswer = z.infer<typeof shortAnswer>

/**
 * A star with weight 0 matches every text that fits no other answer; with another weight it is a
 * literal star.
 */
export const isCatchAll = ({ text, weight }: Pick<ShortAnswer, 'text' | 'weight'>): boolean =>
  text === '*' && weight === 0

export const short = defineKind('short', {
  body: {
    answers: z.array(shortAnswer),
    /** Capitals count: Ana is not ana. In formulas such as Co they always count. */
    isCaseSensitive: z.literal(true).optional(),
  },
  shown: {},
  answer: { text: z.string().max(ANSWER_LIMITS.shortText) },
  correct: { text: z.string() },
  show: () => ({}),
})
