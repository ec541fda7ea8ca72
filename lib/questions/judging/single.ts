import type { AnswerOf, BodyOf } from '../model'
import { optionIdAt } from '../option-id'
import {
  invalid,
  NOTHING_CHOSEN,
  outcomeOf,
  reasons,
  UNKNOWN_OPTION,
  type Verdict,
} from './verdict'

/** One option of several; an option may be half-right. */
export function judgeSingle(
  { choices }: BodyOf<'single'>,
  { choice }: AnswerOf<'single'>,
): Verdict {
  if (!choice) return invalid(NOTHING_CHOSEN)
  const chosen = choices.find((_, index) => optionIdAt(index) === choice)
  if (!chosen) return invalid(UNKNOWN_OPTION)
  const right = choices.findIndex(({ weight }) => weight === 100)
  const { outcome, score } = outcomeOf(chosen.weight)
  return {
    outcome,
    score,
    hint: null,
    feedback: reasons(chosen.feedback),
    correct: { kind: 'single', choice: optionIdAt(right) },
    marks: { [choice]: outcome === 'right' ? 'right' : 'wrong' },
  }
}
