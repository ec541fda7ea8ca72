import { z } from 'zod'
import { ANSWER_LIMITS } from '../../answer-limits'
import { choiceSchema, defineKind } from '../define-kind'
import { alphabeticalPositions } from '../matching/places'
import { number } from '../number/model'
import { short } from '../short/model'

export const MAX_GAPS = 20

/** A gap with options, which are plain texts of one list. */
const chosen = z.object({
  kind: z.literal('single'),
  choices: z.array(choiceSchema.omit({ id: true })),
})

/** A gap is a small question of its own: a word, a number, or one of some options. */
const gap = z.discriminatedUnion('kind', [
  short.body.omit({ retired: true }),
  number.body.omit({ retired: true }),
  chosen,
])
export type Gap = z.infer<typeof gap>

/** By the number of the gap: `{ "1": "am" }`. */
const byNumber = z.record(z.string().max(2), z.string().max(ANSWER_LIMITS.shortText))

export const gaps = defineKind('gaps', {
  body: {
    /** Markdown with `[[1]]` for the first of the gaps; each of them occurs once. */
    passage: z.string(),
    gaps: z.array(gap),
  },
  shown: {
    /** HTML with `[[1]]` where the first gap belongs. */
    passage: z.string(),
    /** Options are in Croatian order, whatever the key. A gap without options is typed. */
    gaps: z.array(
      z.object({ options: z.array(z.string()).optional(), isNumber: z.literal(true).optional() }),
    ),
  },
  /** What was typed or chosen; gaps without anything are missing. */
  answer: { gaps: byNumber.refine((given) => Object.keys(given).length <= MAX_GAPS) },
  correct: { gaps: z.record(z.string(), z.string()) },
  show: ({ passage, gaps: all }, options) => ({
    passage: options([{ text: passage }])[0]?.html ?? '',
    gaps: all.map((one) => ({
      ...(one.kind === 'single' && { options: shownOptions(one) }),
      ...(one.kind === 'number' && { isNumber: true as const }),
    })),
  }),
})

function shownOptions({ choices }: Extract<Gap, { kind: 'single' }>): string[] {
  const texts = choices.map(({ text }) => text)
  const places = alphabeticalPositions(texts)
  return texts.map((_, place) => texts[places.indexOf(place)] ?? '')
}
