import { z } from 'zod'
import { defineKind, MAX_OPTIONS, optionIdSchema, publicOptionSchema } from '../define-kind'
import { alphabeticalPositions } from './places'

const id = optionIdSchema.optional()

const body = {
  /**
   * `id` belongs to the left side. Both ids are missing where they equal the ids of the positions
   * (keep-ids.ts).
   */
  pairs: z.array(z.object({ id, rightId: id, left: z.string(), right: z.string() })),
  distractors: z.array(z.string()),
  /** Ids of the distractors, in the same order. */
  distractorIds: z.array(optionIdSchema).optional(),
}
type Body = z.infer<z.ZodObject<typeof body>>

/** Right sides and distractors, in the shown order. */
export function rightColumnOptions({ pairs, distractors, distractorIds }: Body) {
  const sides = [
    ...pairs.map(({ rightId, right }) => ({ id: rightId, text: right })),
    ...distractors.map((text, index) => ({ id: distractorIds?.[index], text })),
  ]
  const places = alphabeticalPositions(sides.map(({ text }) => text))
  return sides.map((_, place) => sides[places.indexOf(place)] ?? { id: undefined, text: '' })
}

export const matching = defineKind('matching', {
  body,
  shown: { left: z.array(publicOptionSchema), right: z.array(publicOptionSchema) },
  answer: {
    pairs: z
      .record(optionIdSchema, optionIdSchema)
      .refine((pairs) => Object.keys(pairs).length <= MAX_OPTIONS),
  },
  correct: { pairs: z.record(z.string(), z.string()) },
  show: (question, options) => ({
    left: options(question.pairs.map(({ id, left }) => ({ id, text: left }))),
    right: options(rightColumnOptions(question)),
  }),
})
