import { z } from 'zod'

/** Maximum number of options or pairs of a question: one for each letter of the alphabet. */
export const MAX_OPTIONS = 26

export const feedbackSchema = z.string().nullable()

/** The id of a public option, as a pupil's browser sends it. */
export const optionIdSchema = z.string().max(8)

/** An option to tick. `weight` is in percent; `text` and `feedback` are Markdown. */
export const choiceSchema = z.object({
  /** Permanent id; missing where the id is that of the option's position (keep-ids.ts). */
  id: optionIdSchema.optional(),
  text: z.string(),
  weight: z.number().min(-100).max(100),
  feedback: feedbackSchema,
})
export type Choice = z.infer<typeof choiceSchema>

export const publicOptionSchema = z.object({ id: z.string(), html: z.string() })
export type PublicOption = z.infer<typeof publicOptionSchema>

const publicHead = {
  _id: z.uuid(),
  slug: z.string(),
  html: z.string(),
  isBonus: z.boolean(),
  /** True when the question's numbers were drawn for one attempt. */
  isDrawn: z.literal(true).optional(),
  /** Number of the question's edition. */
  edition: z.int().positive().optional(),
  /** Steps that help before the answer, as HTML; missing without any, and in tests. */
  hints: z.array(z.string()).optional(),
}

/** Renders options; the body must have ids for all of them (option-sides.ts). */
export type ToOptions = (options: { id?: string | undefined; text: string }[]) => PublicOption[]

type Shape = z.ZodRawShape
type Of<Part extends Shape> = z.infer<z.ZodObject<Part>>

type KindData<Body extends Shape, Shown extends Shape, Answer extends Shape, Correct> = {
  /** Options, keys and explanations, which never leave the server. */
  body: Body
  /** The part that a browser may see before the answer. */
  shown: Shown
  /** The body of a pupil's answer; ids are those of the shown options. */
  answer: Answer
  /** The right answer, sent after judging. */
  correct: Correct
  /** An allowlist that copies the public fields one by one. `options` renders texts. */
  show: (body: Of<Body>, options: ToOptions) => Of<Shown>
}

/** The edition that was shown, by which the answer is judged. */
const edition = z.int().positive().optional()

/** More deletions than any editor makes; beyond that, a new question is better. */
const RETIRED_MAX = 2_000

/**
 * The schemas of a kind of question, each with the kind's name in `kind`. `retired` are the ids of
 * deleted options, which are never reused, because stored answers refer to them.
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
    body: z.object({ kind, ...body, retired: z.array(optionIdSchema).max(RETIRED_MAX).optional() }),
    question: z.object({ ...publicHead, kind, ...shown }),
    answer: z.object({ kind, ...answer, edition }),
    correct: z.object({ kind, ...correct }),
    show: (from: Of<Body>, options: ToOptions) => ({ kind: name, ...show(from, options) }),
  }
}
