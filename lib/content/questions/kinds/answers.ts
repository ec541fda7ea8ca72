import type { CorrectAnswer, PublicQuestion, QuestionKind, SubmittedAnswer } from '../model'
import { isObject, isText } from '../is-shape'
import { seededRandom, seedOf } from '../shuffle'
import { several, single, trueFalse } from './choices/answer'
import { matching } from './matching/answer'
import { ordering } from './ordering/answer'
import type { AnswerRules } from './rules'

type Typed = { text: string }

/** Answers of one typed line: a word or a number. */
const typedAnswer = (hint: string): AnswerRules<'short'> & AnswerRules<'number'> => ({
  hint,
  rightTitle: 'Točan odgovor:',
  isAnswer: ({ text }: { text?: unknown }) => isText(text),
  isComplete: ({ text }: Typed) => text.trim() !== '',
  lines: ({ text }: Typed, _: unknown, ofTyped: (typed: string) => string) => [ofTyped(text)],
  renamed: <Answer>(answer: Answer) => answer,
  shuffled: <Question>(question: Question) => question,
})

const ANSWERS: { [Kind in QuestionKind]: AnswerRules<Kind> } = {
  single,
  several,
  'true-false': trueFalse,
  short: typedAnswer('Upiši odgovor.'),
  number: typedAnswer('Upiši broj.'),
  matching,
  ordering,
}

const rulesOf = <Kind extends QuestionKind>(kind: Kind): AnswerRules<Kind> => ANSWERS[kind]

const hintOf = (kind: QuestionKind): string => ANSWERS[kind].hint

/** The hint below a question; null where its text says the same. */
export const hintUnder = ({ kind, html }: Pick<PublicQuestion, 'kind' | 'html'>): string | null =>
  ANSWERS[kind].isSaidBy?.test(html) ? null : hintOf(kind)

export const rightTitleOf = (kind: QuestionKind): string => ANSWERS[kind].rightTitle

/** True for a stored value that is an answer in the form in which it is sent. */
export function isAnswer(value: unknown): value is SubmittedAnswer {
  const isKind = (kind: unknown): kind is QuestionKind => Object.hasOwn(ANSWERS, String(kind))
  return isObject(value) && isKind(value.kind) && rulesOf(value.kind).isAnswer(value)
}

/** True for what was taken back: nothing ticked, typed or paired. */
export const isEmpty = ({ kind: _, edition: __, ...given }: SubmittedAnswer): boolean =>
  Object.values(given).every((part) => typeof part !== 'boolean' && Object.keys(part).length === 0)

/** False while something is missing that a judge needs, and for an answer of another kind. */
export const isComplete = (question: PublicQuestion, answer: SubmittedAnswer | undefined) =>
  answer?.kind === question.kind && rulesOf(answer.kind).isComplete(answer, question)

/**
 * An answer, given or right, in the words of the question: a line for each option or pair, empty for
 * an option that was deleted.
 * @param ofTyped converts typed plain text to the format of the options
 */
export const answerLines = (
  question: PublicQuestion,
  answer: SubmittedAnswer | CorrectAnswer,
  ofTyped: (text: string) => string,
) => (answer.kind === question.kind ? rulesOf(answer.kind).lines(answer, question, ofTyped) : [])

/** The same as lines of HTML. */
export const answerHtml = (question: PublicQuestion, answer: SubmittedAnswer | CorrectAnswer) =>
  answerLines(question, answer, (text) =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  )

/** The answer as it is sent: with the edition that was shown. */
export const asAnswered = <Answer extends SubmittedAnswer>(
  { edition }: PublicQuestion,
  answer: Answer,
): Answer => (edition ? { ...answer, edition } : answer)

/** The same answer with other ids of options. */
export const renamedAnswer = (answer: SubmittedAnswer, idOf: (id: string) => string) =>
  rulesOf(answer.kind).renamed(answer, idOf)

/**
 * The question with its options in another order, the same for the same seed. Ids stay with their
 * options. Numbers in order stay in order, and an option about the others („Sve navedeno”) stays last.
 */
export const withShuffledOptions = (question: PublicQuestion, seed: number): PublicQuestion =>
  rulesOf(question.kind).shuffled(question, seededRandom(seed ^ seedOf(question._id)))
