import { ANSWER_LIMITS } from '../answer-limits'
import type { AnswerOf, BodyOf, ShortAnswer } from '../model'
import { spellingHint } from './spelling-hint'
import { CLOSENESS, closeness, type Closeness } from './text-closeness'
import { invalid, NOTHING_TYPED, outcomeOf, reasons, type Verdict } from './verdict'

const CATCH_ALL = '*'

/**
 * Judges a typed text. The closest listed answer counts (see text-closeness), of equally close
 * ones the one that is worth most; only a typing slip that is as near to a foreseen mistake counts
 * as that mistake. A right answer that is close only by diacritics or by a slip is `spelling`.
 */
export function judgeShort({ answers }: BodyOf<'short'>, { text }: AnswerOf<'short'>): Verdict {
  if (!text.trim()) return invalid(NOTHING_TYPED)
  if (text.length > ANSWER_LIMITS.shortText) return invalid('Odgovor je predug.')
  const listed = answers.filter((answer) => answer.text !== CATCH_ALL)
  const model = listed.find(({ weight }) => weight === 100)?.text ?? ''
  const nearest = closest(listed, text)
  const found = nearest && (spellingMistake(listed, nearest) ?? nearest)
  const answer = found?.answer ?? answers.find((candidate) => candidate.text === CATCH_ALL)
  const { outcome, score } = outcomeOf(answer?.weight ?? 0)
  const isMisspelt =
    found !== null && CLOSENESS.indexOf(found.by) >= CLOSENESS.indexOf('diacritics')
  const hint = outcome === 'right' && isMisspelt ? spellingHint(text, found.answer.text) : null
  return {
    outcome: hint === null ? outcome : 'spelling',
    score,
    hint,
    feedback: reasons(answer?.feedback ?? null),
    correct: { kind: 'short', text: model },
    marks: {},
  }
}

type Near = { answer: ShortAnswer; by: Closeness }

/**
 * A question that foresees a wrong č, ć, dž or đ, or a wrong space, is about spelling: there a
 * misspelt right answer is that mistake, not a right answer with a hint.
 */
function spellingMistake(answers: ShortAnswer[], { answer, by }: Near): Near | null {
  if (by !== 'diacritics' && by !== 'spaces') return null
  const mistake = answers.find(
    ({ text, weight }) => weight === 0 && closeness(text, answer.text) === by,
  )
  return answer.weight === 100 && mistake ? { answer: mistake, by } : null
}

function closest(answers: ShortAnswer[], typed: string): Near | null {
  const near = answers.map((answer) => ({ answer, by: closeness(typed, answer.text) }))
  for (const by of CLOSENESS) {
    const same = near.filter((candidate) => candidate.by === by).map(({ answer }) => answer)
    same.sort((a, b) => (by === 'slip' ? a.weight - b.weight : b.weight - a.weight))
    if (same[0]) return { answer: same[0], by }
  }
  return null
}
