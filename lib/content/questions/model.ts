import { z } from 'zod'
import { withFormulaNames } from '@/lib/platform/markdown/named-formulas'
import { DONT_KNOW, type DontKnow } from './kinds/dont-know'
import type { ToOptions } from './kinds/define-kind'
import { schemasOfAllKinds, MODELS } from './kinds/models'
import type { QuestionKind } from './kinds/names'
import { withExplicitOptionIds } from './kinds/option-sides'

export { QUESTION_KINDS, type QuestionKind } from './kinds/names'

type Infer<Part extends 'body' | 'question' | 'answer' | 'correct'> = {
  [Kind in QuestionKind]: z.infer<(typeof MODELS)[Kind][Part]>
}

/**
 * Options, keys and explanations of a question. Secret: the body never leaves the server
 * unfiltered.
 */
export const questionBodySchema = z.discriminatedUnion('kind', schemasOfAllKinds('body'))
export type BodyOf<Kind extends QuestionKind> = Infer<'body'>[Kind]
export type QuestionBody = BodyOf<QuestionKind>

/** A question as stored. Its changing numbers are drawn before it is shown or judged. */
export type StoredQuestion = {
  id: string
  slug: string
  /** Markdown with KaTeX, like all texts of a question. */
  text: string
  body: QuestionBody
  explanation: string | null
  /** Worth 5 points instead of 1. */
  isBonus: boolean
  /** The changing numbers (docs/content-format.md); null for most questions. */
  numbers: string | null
  /** Steps that help before the answer, in order; missing or empty for most questions. */
  hints?: string[]
  /**
   * Number of the edition (lib/content/questions/editions); missing for questions without editions.
   */
  edition?: number
}

/** A question with the numbers of one attempt. */
export type Question = Omit<StoredQuestion, 'numbers'> & {
  /** True if another attempt has other numbers. */
  isDrawn: boolean
}

/** The part of a question that a browser may see before the answer. */
export const publicQuestionSchema = z.discriminatedUnion('kind', schemasOfAllKinds('question'))
export type PublicOf<Kind extends QuestionKind> = Infer<'question'>[Kind]
export type PublicQuestion = PublicOf<QuestionKind>

/** A pupil's answer; ids are those of the public question. */
export const submittedAnswerSchema = z.discriminatedUnion('kind', schemasOfAllKinds('answer'))
export type AnswerOf<Kind extends QuestionKind> = Infer<'answer'>[Kind]
export type SubmittedAnswer = AnswerOf<QuestionKind>

/** What practice takes: an answer, or „Ne znam”. Tests and fun quizzes take answers only. */
export const practiceAnswerSchema = z.discriminatedUnion('kind', [
  ...schemasOfAllKinds('answer'),
  z.object({ kind: z.literal(DONT_KNOW), edition: z.int().positive().optional() }),
])
export type PracticeAnswer = SubmittedAnswer | DontKnow

/** The right answer, shown after judging. Ids are those of the public question. */
export const correctAnswerSchema = z.discriminatedUnion('kind', schemasOfAllKinds('correct'))
export type CorrectOf<Kind extends QuestionKind> = Infer<'correct'>[Kind]
export type CorrectAnswer = CorrectOf<QuestionKind>

/**
 * Marks by the id of the chosen option or placed item, or by the number of the gap; may be empty. A
 * partly right gap has none.
 */
const marksSchema = z.record(z.string(), z.enum(['right', 'wrong']))

/** The answer can't be judged (empty, no number, unknown id) and does not count. */
export const invalidJudgementSchema = z.object({
  outcome: z.literal('invalid'),
  message: z.string(),
})

export const judgedSchema = z.object({
  /** `spelling` counts as right; `hint` contains the correct spelling. */
  outcome: z.enum(['right', 'spelling', 'partly', 'wrong']),
  score: z.number().min(0).max(1),
  /** Croatian sentence, plain text; null unless the outcome is `spelling`. */
  hint: z.string().nullable(),
  /** Markdown feedback on the chosen options, in their order. */
  feedback: z.array(z.string()),
  /**
   * Ids of the chosen options, or numbers of the gaps, that have feedback, in the order of
   * `feedback`; only for `several` and `gaps`.
   */
  feedbackChoices: z.array(z.string()).optional(),
  /**
   * Explanations of right options that were not chosen, and of items that are not in their group, by
   * id; Markdown.
   */
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
 * The allowlist of a question: fields that neither this function nor the kind's `show` copies stay
 * secret.
 * @param render converts Markdown to HTML
 */
export function toPublicQuestion(
  { id, slug, text, body, isBonus, isDrawn, edition }: Question,
  render: (markdown: string) => string,
): PublicQuestion {
  const options: ToOptions = (sides) =>
    sides.map(({ id: optionId = '', text: option }) => ({
      id: optionId,
      html: withFormulaNames(render(option)),
    }))
  const head = {
    ...{ _id: id, slug, html: render(text), isBonus },
    ...(isDrawn && { isDrawn }),
    ...(edition && { edition }),
  }
  return { ...head, ...shown(body.kind, withExplicitOptionIds(body), options) }
}

/**
 * `toPublicQuestion` with the hints, only for places where help before the answer is allowed: never
 * for tests.
 */
export function toHintedQuestion(
  question: Question,
  render: (markdown: string) => string,
): PublicQuestion {
  const { hints = [] } = question
  const shownQuestion = toPublicQuestion(question, render)
  return hints.length ? { ...shownQuestion, hints: hints.map(render) } : shownQuestion
}

const shown = <Kind extends QuestionKind>(kind: Kind, body: BodyOf<Kind>, options: ToOptions) =>
  SHOW[kind].show(body, options)

/** A question as read from a GIFT file, before it has an id and a slug. */
export type ImportedQuestion = {
  /** Line of the question's title or text, from 1. */
  line: number
  /** Title in the file, unique in the lesson; a repeated import recognises the question by it. */
  key: string
  text: string
  body: QuestionBody
  explanation: string | null
  isBonus: boolean
  /** Missing where the file doesn't specify it. */
  isInKnowledgeBase?: boolean
  /** Definitions of the changing numbers, one per line; null without any. */
  numbers: string | null
  /** Steps that help before the answer, in order; missing without any. */
  hints?: string[]
  /** The arithmetic behind the key (tag `racun`, docs/content-format.md). */
  calculation: string | null
  /** Hidden from pupils (tag `nacrt`). */
  isDraft?: true
}
