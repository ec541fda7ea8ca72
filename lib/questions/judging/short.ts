import { ANSWER_LIMITS } from '../answer-limits'
import type { AnswerOf, BodyOf } from '../model'
import { answerInSentence } from './answer-in-sentence'
import { nearestAnswer } from './nearest-answer'
import { spellingHint } from './spelling-hint'
import { CLOSENESS } from './text-closeness'
import { invalid, NOTHING_TYPED, outcomeOf, reasons, type Verdict } from './verdict'

const CATCH_ALL = '*'

/**
 * Judges a typed text. The closest listed answer counts (see text-closeness), of equally close
 * ones the one that is worth most; only a typing slip that is as near to a foreseen mistake counts
 * as that mistake. A text that fits none may hold one within a sentence. A right answer that is close only by diacritics or by a slip is `spelling`.
 */
export function judgeShort({ answers }: BodyOf<'short'>, { text }: AnswerOf<'short'>): Verdict {
  if (!text.trim()) return invalid(NOTHING_TYPED)
  if (text.length > ANSWER_LIMITS.shortText) return invalid('Odgovor je predug.')
  const listed = answers.filter((answer) => answer.text !== CATCH_ALL)
  const model = listed.find(({ weight }) => weight === 100)?.text ?? ''
  const found = nearestAnswer(listed, text) ?? answerInSentence(listed, text)
  const answer = found?.answer ?? answers.find((candidate) => candidate.text === CATCH_ALL)
  const { outcome, score } = outcomeOf(answer?.weight ?? 0)
  const isMisspelt =
    found !== null && CLOSENESS.indexOf(found.by) >= CLOSENESS.indexOf('diacritics')
  const hint =
    outcome === 'right' && isMisspelt ? spellingHint(found.typed, found.answer.text) : null
  return {
    outcome: hint === null ? outcome : 'spelling',
    score,
    hint,
    feedback: reasons(answer?.feedback ?? null),
    correct: { kind: 'short', text: model },
    marks: {},
  }
}
