import type { Locale } from '@/lib/platform/hr/number-readings'
import type {
  CorrectAnswer,
  Judged,
  Judgement,
  PracticeAnswer,
  QuestionBody,
  QuestionKind,
  SubmittedAnswer,
} from '../model'
import { several, single, trueFalse } from './choices/judge'
import { isDontKnow } from './dont-know'
import { gaps, answerWithJudgeableGaps } from './gaps/judge'
import { groups } from './groups/judge'
import { line } from './line/judge'
import { matching } from './matching/judge'
import { ordering } from './ordering/judge'
import { number } from './number/judge'
import { withExplicitOptionIds } from './option-sides'
import type { KeyRules } from './rules'
import { short } from './short/judge'
import { spot } from './spot/judge'
import { invalid } from './verdict'
import {
  reasonsOfMisplacedItems,
  reasonsOfMissedOptions,
  withoutRepeatedReasons,
} from './why-right'

const JUDGES: { [Kind in QuestionKind]: KeyRules<Kind> } = {
  single,
  several,
  'true-false': trueFalse,
  short,
  number,
  matching,
  ordering,
  groups,
  gaps,
  line,
  spot,
}

/** The key rules of a kind. */
export const keyRules = <Kind extends QuestionKind>(kind: Kind): KeyRules<Kind> => JUDGES[kind]

const EMPTY = { hint: null, feedback: [], marks: {} }

/**
 * Judges one answer to one question. Never throws: an answer that can't be judged is `invalid` and
 * does not count.
 * @param locale notation of typed numbers: 1.234,5 (`hr`) or 1,234.5 (`en`)
 */
export function judgeAnswer(
  body: QuestionBody,
  explanation: string | null,
  answer: SubmittedAnswer,
  locale: Locale = 'hr',
): Judgement {
  if (body.kind !== answer.kind) return invalid('Odgovor ne pripada ovoj vrsti pitanja.')
  const verdict = keyRules(body.kind).judge(withExplicitOptionIds(body), answer, locale)
  if (verdict.outcome === 'invalid') return verdict
  const feedback = (verdict.feedback ?? []).flatMap((reason) => reason || [])
  const { whyRight = [], ...judged } = verdict
  const said = [explanation, ...feedback]
  return {
    ...{ ...EMPTY, ...judged, feedback, correct: correctAnswer(body), explanation },
    ...whyRightOf(withoutRepeatedReasons(whyRight, said)),
  }
}

/**
 * `judgeAnswer` of an answer that can't be given again, as in a test: a gap that can't be judged is
 * left empty.
 */
export function judgeFinalAnswer(
  body: QuestionBody,
  explanation: string | null,
  answer: SubmittedAnswer,
): Judgement {
  const judged = judgeAnswer(body, explanation, answer)
  const isPartly = judged.outcome === 'invalid' && body.kind === 'gaps' && answer.kind === 'gaps'
  return isPartly ? judgeAnswer(body, explanation, answerWithJudgeableGaps(body, answer)) : judged
}

/** `judgeAnswer` of an answer in practice, where „Ne znam” is a question left unanswered. */
export const judgePracticeAnswer = (
  body: QuestionBody,
  explanation: string | null,
  answer: PracticeAnswer,
): Judgement =>
  isDontKnow(answer) ? judgeUnanswered(body, explanation) : judgeAnswer(body, explanation, answer)

/**
 * Whether a question can still be given an earlier answer: it has the same kind, and the options
 * that were chosen. A typed text always belongs to its question, as does „Ne znam”.
 */
export const isAnswerOf = (body: QuestionBody, answer: PracticeAnswer): boolean =>
  isDontKnow(answer) ||
  (body.kind === answer.kind &&
    ('text' in answer || judgeAnswer(body, null, answer).outcome !== 'invalid'))

const whyRightOf = (reasons: NonNullable<Judged['whyRight']>) =>
  reasons.length ? { whyRight: reasons } : {}

export const correctAnswer = (body: QuestionBody): CorrectAnswer =>
  keyRules(body.kind).correct(withExplicitOptionIds(body))

/** A plausible wrong answer, which earns nothing; used for demo pupils. */
export const plausibleWrongAnswer = (body: QuestionBody): SubmittedAnswer =>
  keyRules(body.kind).mistake(withExplicitOptionIds(body))

/**
 * The judgement of a question left unanswered: wrong, with the right answer and the explanation.
 */
export function judgeUnanswered(body: QuestionBody, explanation: string | null): Judged {
  // The feedback for a wrong judgement of a statement also explains why it is true or false.
  const reason = 'wrongFeedback' in body ? body.wrongFeedback : null
  const why = explanation ?? reason
  const named = withExplicitOptionIds(body)
  const reasons = reasonsOfAll(named)
  return {
    ...{ ...EMPTY, outcome: 'wrong', score: 0, correct: correctAnswer(body), explanation: why },
    ...whyRightOf(withoutRepeatedReasons(reasons, [explanation])),
  }
}

/** The reasons of all right options, or of all items of groups. */
function reasonsOfAll(body: QuestionBody): NonNullable<Judged['whyRight']> {
  if ('choices' in body) return reasonsOfMissedOptions(body.choices, new Set())
  return body.kind === 'groups' ? reasonsOfMisplacedItems(body, {}) : []
}
