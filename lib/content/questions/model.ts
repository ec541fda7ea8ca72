import { z } from 'zod'
import type { ToOptions } from './kinds/define-kind'
import { everyKind, MODELS, type QuestionKind } from './kinds/models'
import { withIds } from './kinds/option-sides'

export { QUESTION_KINDS, type QuestionKind } from './kinds/models'

type Infer<Part extends 'body' | 'question' | 'answer' | 'correct'> = {
  [Kind in QuestionKind]: z.infer<(typeof MODELS)[Kind][Part]>
}

/** Options, keys and reasons of a question. Secret: it never leaves the server as it is. */
export const questionBodySchema = z.discriminatedUnion('kind', everyKind('body'))
export type BodyOf<Kind extends QuestionKind> = Infer<'body'>[Kind]
export type QuestionBody = BodyOf<QuestionKind>

/** A question as it is stored: to be shown or judged it is `drawn` first. */
export type StoredQuestion = {
  id: string
  slug: string
  /** Markdown with KaTeX, as everything a question says. */
  text: string
  body: QuestionBody
  explanation: string | null
  /** Worth 5 points instead of 1. */
  isBonus: boolean
  /** Its changing numbers (docs/content-format.md), for most questions null. */
  numbers: string | null
  /** Which of its editions this is (lib/content/questions/editions); missing where it has none. */
  edition?: number
}

/** A question with the numbers of one attempt. */
export type Question = Omit<StoredQuestion, 'numbers'> & {
  /** Another attempt has other numbers. */
  isDrawn: boolean
}

/** A question as a browser may see it before it is answered. */
export const publicQuestionSchema = z.discriminatedUnion('kind', everyKind('question'))
export type PublicOf<Kind extends QuestionKind> = Infer<'question'>[Kind]
export type PublicQuestion = PublicOf<QuestionKind>

/** What a pupil sends; ids are those of the public question. */
export const submittedAnswerSchema = z.discriminatedUnion('kind', everyKind('answer'))
export type AnswerOf<Kind extends QuestionKind> = Infer<'answer'>[Kind]
export type SubmittedAnswer = AnswerOf<QuestionKind>

/** The right answer, shown after judging. Ids are those of the public question. */
export const correctAnswerSchema = z.discriminatedUnion('kind', everyKind('correct'))
export type CorrectOf<Kind extends QuestionKind> = Infer<'correct'>[Kind]
export type CorrectAnswer = CorrectOf<QuestionKind>

/** By id of a submitted choice or a matched left side; empty for the other kinds. */
const marksSchema = z.record(z.string(), z.enum(['right', 'wrong']))

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
  /** Why the right options that were not chosen are right, each by its id; Markdown. */
  whyRight: z.array(z.object({ choice: z.string(), reason: z.string() })).optional(),
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

type Shown = { [Kind in QuestionKind]: ReturnType<(typeof MODELS)[Kind]['show']> }
type Show<Kind extends QuestionKind> = {
  show: (body: BodyOf<Kind>, options: ToOptions) => Shown[Kind]
}
const SHOW: { [Kind in QuestionKind]: Show<Kind> } = MODELS

/**
 * The allowlist of a question: whatever is not named here or in its kind's `show` stays secret.
 * @param render turns Markdown into HTML
 */
export function toPublicQuestion(
  { id, slug, text, body, isBonus, isDrawn, edition }: Question,
  render: (markdown: string) => string,
): PublicQuestion {
  const options: ToOptions = (sides) =>
    sides.map(({ id: optionId = '', text: option }) => ({ id: optionId, html: render(option) }))
  const head = {
    ...{ _id: id, slug, html: render(text), isBonus },
    ...(isDrawn && { isDrawn }),
    ...(edition && { edition }),
  }
  return { ...head, ...shown(body.kind, withIds(body), options) }
}

const shown = <Kind extends QuestionKind>(kind: Kind, body: BodyOf<Kind>, options: ToOptions) =>
  SHOW[kind].show(body, options)

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
  /** Missing where a file says nothing of it. */
  isInKnowledgeBase?: boolean
  /** Its changing numbers, a line each; null without any. */
  numbers: string | null
  /** The arithmetic behind the key (tag `racun`, docs/content-format.md). */
  calculation: string | null
  /** Not to be shown to pupils (tag `nacrt`). */
  isDraft?: true
}
