import type {
  CorrectAnswer,
  PracticeAnswer,
  PublicQuestion,
  QuestionKind,
  SubmittedAnswer,
} from '../model'
import { isObjectOrArray, isText } from '../is-shape'
import { seededRandom, seedOf } from '../shuffle'
import { several, single, trueFalse } from './choices/answer'
import { isDontKnow } from './dont-know'
import { gaps } from './gaps/answer'
import { groups } from './groups/answer'
import { line } from './line/answer'
import { matching } from './matching/answer'
import { ordering } from './ordering/answer'
import { spot } from './spot/answer'
import type { AnswerRules } from './rules'

type Typed = { text: string }

/** Rules for answers of one typed line: a word or a number. */
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
  groups,
  gaps,
  line,
  spot,
}

const rulesOf = <Kind extends QuestionKind>(kind: Kind): AnswerRules<Kind> => ANSWERS[kind]

const instructionOf = (kind: QuestionKind): string => ANSWERS[kind].hint

/** The instruction below a question, such as „Upiši broj.”; null where the text says the same. */
export const answerInstruction = ({
  kind,
  html,
}: Pick<PublicQuestion, 'kind' | 'html'>): string | null =>
  ANSWERS[kind].isSaidBy?.test(html) ? null : instructionOf(kind)

export const rightAnswerHeading = (kind: QuestionKind): string => ANSWERS[kind].rightTitle

/** True for a stored value with the shape of a submitted answer. */
export function isSubmittedAnswer(value: unknown): value is SubmittedAnswer {
  const isKind = (kind: unknown): kind is QuestionKind => Object.hasOwn(ANSWERS, String(kind))
  return isObjectOrArray(value) && isKind(value.kind) && rulesOf(value.kind).isAnswer(value)
}

/** True for a stored value with the shape of an answer in practice. */
export const isPracticeAnswer = (value: unknown): value is PracticeAnswer =>
  (isObjectOrArray(value) && isDontKnow(value)) || isSubmittedAnswer(value)

/** True for an answer that was cleared: nothing ticked, typed or paired. */
export const isEmpty = ({ kind: _, edition: __, ...given }: SubmittedAnswer): boolean =>
  Object.values(given).every(
    (part) =>
      typeof part !== 'boolean' && typeof part !== 'number' && Object.keys(part).length === 0,
  )

/** False while the answer lacks a part that judging needs, and for an answer of another kind. */
export const isCompleteAnswer = (
  question: PublicQuestion,
  answer: PracticeAnswer | undefined,
): answer is SubmittedAnswer =>
  answer !== undefined &&
  !isDontKnow(answer) &&
  answer.kind === question.kind &&
  rulesOf(answer.kind).isComplete(answer, question)

/**
 * A given or right answer in the words of the question: one line per option or pair, empty for a
 * deleted option.
 * @param ofTyped converts typed plain text to the format of the options
 */
export const answerLines = (
  question: PublicQuestion,
  answer: SubmittedAnswer | CorrectAnswer,
  ofTyped: (text: string) => string,
) => (answer.kind === question.kind ? rulesOf(answer.kind).lines(answer, question, ofTyped) : [])

/** The lines of `answerLines` as HTML. */
export const answerHtmlLines = (
  question: PublicQuestion,
  answer: SubmittedAnswer | CorrectAnswer,
) =>
  answerLines(question, answer, (text) =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;'),
  )

/** HTML of what an answer in words refers to, such as a picture with letters; empty for most. */
export const answerPictureHtml = (question: PublicQuestion): string =>
  rulesOf(question.kind).shownWith?.(question) ?? ''

/** The answer as it is submitted: with the edition of the shown question. */
export const answerWithEdition = <Answer extends PracticeAnswer>(
  { edition }: PublicQuestion,
  answer: Answer,
): Answer => (edition ? { ...answer, edition } : answer)

/** The answer with its option ids replaced. */
export const withReplacedOptionIds = (answer: SubmittedAnswer, idOf: (id: string) => string) =>
  rulesOf(answer.kind).renamed(answer, idOf)

/**
 * The question with its options shuffled, always alike for the same seed. Ids stay with their
 * options. Sorted numbers stay sorted, and an option about the others („Sve navedeno”) stays last.
 */
export const withShuffledOptions = (question: PublicQuestion, seed: number): PublicQuestion =>
  rulesOf(question.kind).shuffled(question, seededRandom(seed ^ seedOf(question._id)))
