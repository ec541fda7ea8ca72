import { z } from 'zod'

/** Most options or pairs of a question: one for each letter. */
export const MAX_OPTIONS = 26

export const feedback = z.string().nullable()

/** The id of a public option, as a pupil sends it. */
export const optionId = z.string().max(8)

/** An option to tick. `weight` is in percent; `text` and `feedback` are Markdown. */
export const choice = z.object({
  /** Its id for life; missing where it is that of its place (keep-ids.ts). */
  id: optionId.optional(),
  text: z.string(),
  weight: z.number().min(-100).max(100),
  feedback,
})
export type Choice = z.infer<typeof choice>

export const publicOption = z.object({ id: z.string(), html: z.string() })
export type PublicOption = z.infer<typeof publicOption>

const publicHead = {
  _id: z.uuid(),
  slug: z.string(),
  html: z.string(),
  isBonus: z.boolean(),
  /** Its numbers are those of one attempt. */
  isDrawn: z.literal(true).optional(),
  /** Which edition of the question this is. */
  edition: z.int().positive().optional(),
}

/** Renders options; their body has the ids of all of them (option-sides.ts). */
export type ToOptions = (options: { id?: string | undefined; text: string }[]) => PublicOption[]

type Shape = z.ZodRawShape
type Of<Part extends Shape> = z.infer<z.ZodObject<Part>>

type KindData<Body extends Shape, Shown extends Shape, Answer extends Shape, Correct> = {
  /** Options, keys and reasons: stays on the server. */
  body: Body
  /** What a browser may see before the answer. */
  shown: Shown
  /** What a pupil sends; ids are those of the shown options. */
  answer: Answer
  /** What is right, told after judging. */
  correct: Correct
  /** The allowlist: copies field by field. `options` renders texts. */
  show: (body: Of<Body>, options: ToOptions) => Of<Shown>
}

/** Of the question that was shown: by it an answer is judged. */
const edition = z.int().positive().optional()

/** More than an editor takes away: then a new question is better. */
const RETIRED_MAX = 2_000

/**
 * The schemas of a kind of question, each with its name in `kind`. `retired` are ids of options that are
 * gone: answers name them, so no other option gets them.
 */
export function defineKind<
  Kind extends string,
  Body extends Shape,
  Shown extends Shape,
  Answer extends Shape,
  Correct extends Shape,
>(name: Kind, { body, shown, answer, correct, show }: KindData<Body, Shown, Answer, Correct>) {
  const kind = z.literal(name)
  return {
    body: z.object({ kind, ...body, retired: z.array(optionId).max(RETIRED_MAX).optional() }),
    question: z.object({ ...publicHead, kind, ...shown }),
    answer: z.object({ kind, ...answer, edition }),
    correct: z.object({ kind, ...correct }),
    show: (from: Of<Body>, options: ToOptions) => ({ kind: name, ...show(from, options) }),
  }
}
