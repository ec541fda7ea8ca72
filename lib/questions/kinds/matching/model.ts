import { z } from 'zod'
import { compareCroatian } from '@/lib/hr/collation'
import { defineKind, MAX_OPTIONS, optionId, publicOption } from '../define-kind'

const body = {
  pairs: z.array(z.object({ left: z.string(), right: z.string() })),
  distractors: z.array(z.string()),
}
type Body = z.infer<z.ZodObject<typeof body>>

/**
 * Right sides and distractors of a matching question in Croatian order of their texts, so that neither
 * order nor ids reveal the pairs.
 */
export const rightSides = ({ pairs, distractors }: Body): string[] =>
  [...pairs.map(({ right }) => right), ...distractors].sort(compareCroatian)

export const matching = defineKind('matching', {
  body,
  shown: { left: z.array(publicOption), right: z.array(publicOption) },
  answer: {
    pairs: z.record(optionId, optionId).refine((pairs) => Object.keys(pairs).length <= MAX_OPTIONS),
  },
  correct: { pairs: z.record(z.string(), z.string()) },
  show: (question, options) => ({
    left: options(question.pairs.map(({ left }) => left)),
    right: options(rightSides(question)),
  }),
})
