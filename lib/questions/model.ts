import { z } from 'zod'
import { compareCroatian } from '@/lib/hr/collation'
import { ANSWER_LIMITS } from './answer-limits'
import { optionIdAt } from './option-id'

export const QUESTION_KINDS = [
  'single',
  'several',
  'true-false',
  'short',
  'number',
  'matching',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

const feedback = z.string().nullable()

/** An option to tick. `weight` is in percent; `text` and `feedback` are Markdown. */
const choiceSchema = z.object({
  text: z.string(),
  weight: z.number().min(-100).max(100),
  feedback,
})
export type Choice = z.infer<typeof choiceSchema>

/** A text a pupil may type: right (100), half-right, or a foreseen mistake (0). Plain text. */
const shortAnswerSchema = z.object({
  text: z.string(),
  weight: z.number().min(0).max(100),
  feedback,
})
export type ShortAnswer = z.infer<typeof shortAnswerSchema>

/** An interval with both ends inside; `low` is `high` where no tolerance is given. */
const numberAnswerSchema = z.object({
  low: z.number(),
  high: z.number(),
  weight: z.number().min(0).max(100),
  feedback,
})
export type NumberAnswer = z.infer<typeof numberAnswerSchema>

/** Options, keys and reasons of a question. Secret: it never leaves the server as it is. */
export const questionBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), choices: z.array(choiceSchema) }),
  z.object({ kind: z.literal('several'), choices: z.array(choiceSchema) }),
  z.object({
    kind: z.literal('true-false'),
    isTrue: z.boolean(),
    wrongFeedback: feedback,
    rightFeedback: feedback,
  }),
  z.object({ kind: z.literal('short'), answers: z.array(shortAnswerSchema) }),
  z.object({
    kind: z.literal('number'),
    answers: z.array(numberAnswerSchema),
    unit: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('matching'),
    pairs: z.array(z.object({ left: z.string(), right: z.string() })),
    distractors: z.array(z.string()),
  }),
])
export type QuestionBody = z.infer<typeof questionBodySchema>
export type BodyOf<Kind extends QuestionKind> = Extract<QuestionBody, { kind: Kind }>

export const questionSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  /** Markdown with KaTeX, as everything a question says. */
  text: z.string(),
  body: questionBodySchema,
  explanation: z.string().nullable(),
  /** Worth 5 points instead of 1. */
  isBonus: z.boolean(),
})
export type Question = z.infer<typeof questionSchema>

const publicOption = z.object({ id: z.string(), html: z.string() })
const publicHead = { _id: z.uuid(), slug: z.string(), html: z.string(), isBonus: z.boolean() }

/** A question as a browser may see it before it is answered. */
export const publicQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ ...publicHead, kind: z.literal('single'), choices: z.array(publicOption) }),
  z.object({ ...publicHead, kind: z.literal('several'), choices: z.array(publicOption) }),
  z.object({ ...publicHead, kind: z.literal('true-false') }),
  z.object({ ...publicHead, kind: z.literal('short') }),
  z.object({ ...publicHead, kind: z.literal('number'), unit: z.string().nullable() }),
  z.object({
    ...publicHead,
    kind: z.literal('matching'),
    left: z.array(publicOption),
    right: z.array(publicOption),
  }),
])
export type PublicQuestion = z.infer<typeof publicQuestionSchema>

const optionId = z.string().max(8)

/** Most pairs that a matching question can have: one for each letter. */
const MAX_PAIRS = 26

/** What a pupil sends; ids are those of the public question. */
export const submittedAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), choice: optionId }),
  z.object({ kind: z.literal('several'), choices: z.array(optionId).max(26) }),
  z.object({ kind: z.literal('true-false'), value: z.boolean() }),
  z.object({ kind: z.literal('short'), text: z.string().max(ANSWER_LIMITS.shortText) }),
  z.object({ kind: z.literal('number'), text: z.string().max(ANSWER_LIMITS.numberText) }),
  z.object({
    kind: z.literal('matching'),
    pairs: z.record(optionId, optionId).refine((pairs) => Object.keys(pairs).length <= MAX_PAIRS),
  }),
])
export type SubmittedAnswer = z.infer<typeof submittedAnswerSchema>
export type AnswerOf<Kind extends QuestionKind> = Extract<SubmittedAnswer, { kind: Kind }>

/** The right answer, shown after judging. Ids are those of the public question. */
export const correctAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), choice: z.string() }),
  z.object({ kind: z.literal('several'), choices: z.array(z.string()) }),
  z.object({ kind: z.literal('true-false'), value: z.boolean() }),
  z.object({ kind: z.literal('short'), text: z.string() }),
  /** `text` is the key as Croatian writes it, with its unit: `3,5 cm`, `od 2,9 do 3,1`. */
  z.object({
    kind: z.literal('number'),
    low: z.number(),
    high: z.number(),
    unit: z.string().nullable(),
    text: z.string(),
  }),
  z.object({ kind: z.literal('matching'), pairs: z.record(z.string(), z.string()) }),
])
export type CorrectAnswer = z.infer<typeof correctAnswerSchema>

/** By id of a submitted choice or a matched left side; empty for the other kinds. */
export const marksSchema = z.record(z.string(), z.enum(['right', 'wrong']))

/** The answer can't be judged (empty, no number, unknown id): nothing is counted. */
export const invalidJudgementSchema = z.object({
  outcome: z.literal('invalid'),
  message: z.string(),
})

export const judgedSchema = z.object({
  /** `spelling` counts as right; `hint` says what to mind. */
  outcome: z.enum(['right', 'spelling', 'partly', 'wrong']),
  score: z.number().min(0).max(1),
  /** Croatian sentence, plain text; null unless the outcome is `spelling`. */
  hint: z.string().nullable(),
  /** Markdown, for what was chosen, in the order of the options. */
  feedback: z.array(z.string()),
  /** Ids of the chosen options that `feedback` belongs to, in its order; only for `several`. */
  feedbackChoices: z.array(z.string()).optional(),
  explanation: z.string().nullable(),
  correct: correctAnswerSchema,
  marks: marksSchema,
})
export type Judged = z.infer<typeof judgedSchema>

export const judgementSchema = z.discriminatedUnion('outcome', [
  invalidJudgementSchema,
  judgedSchema,
])
export type Judgement = z.infer<typeof judgementSchema>

/**
 * Right sides and distractors of a matching question in the order they are shown: by Croatian
 * collation of their text, so that neither order nor ids tell which belong together.
 */
export function rightSides(body: BodyOf<'matching'>): string[] {
  return [...body.pairs.map(({ right }) => right), ...body.distractors].sort(compareCroatian)
}

/**
 * The allowlist of a question: whatever is not named here stays secret.
 * @param render turns Markdown into HTML
 */
export function toPublicQuestion(
  question: Question,
  render: (markdown: string) => string,
): PublicQuestion {
  const { body } = question
  const head = {
    _id: question.id,
    slug: question.slug,
    html: render(question.text),
    isBonus: question.isBonus,
  }
  const options = (texts: string[]) =>
    texts.map((text, index) => ({ id: optionIdAt(index), html: render(text) }))
  switch (body.kind) {
    case 'single':
    case 'several':
      return { ...head, kind: body.kind, choices: options(body.choices.map(({ text }) => text)) }
    case 'true-false':
    case 'short':
      return { ...head, kind: body.kind }
    case 'number':
      return { ...head, kind: body.kind, unit: body.unit }
    case 'matching':
      return {
        ...head,
        kind: body.kind,
        left: options(body.pairs.map(({ left }) => left)),
        right: options(rightSides(body)),
      }
  }
}

/** A question as read from a GIFT file, before it has an id and a slug. */
export type ImportedQuestion = {
  /** Line of its title or text, from 1. */
  line: number
  /** Title in the file: unique in the lesson, the key of a repeated import. */
  key: string
  text: string
  body: QuestionBody
  explanation: string | null
  isBonus: boolean
  /** The arithmetic behind the key (tag `racun`, docs/content-format.md). */
  calculation: string | null
}
