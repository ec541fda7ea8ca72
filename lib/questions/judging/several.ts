import type { AnswerOf, BodyOf } from '../model'
import { optionIdAt } from '../option-id'
import { invalid, NOTHING_CHOSEN, reasons, UNKNOWN_OPTION, type Verdict } from './verdict'

/**
 * The score is the sum of the weights, never below 0. Only exactly the right set is right: a
 * wrong option beside it leaves it partly right and the score below 1.
 */
export function judgeSeveral({ choices }: BodyOf<'several'>, answer: AnswerOf<'several'>): Verdict {
  const chosenIds = new Set(answer.choices)
  if (!chosenIds.size) return invalid(NOTHING_CHOSEN)
  const options = choices.map((choice, index) => ({ ...choice, id: optionIdAt(index) }))
  const chosen = options.filter(({ id }) => chosenIds.has(id))
  if (chosen.length !== chosenIds.size) return invalid(UNKNOWN_OPTION)
  const reasoned = chosen.filter(({ feedback }) => feedback)
  const right = options.filter(({ weight }) => weight > 0)
  const isExact = chosen.length === right.length && chosen.every(({ weight }) => weight > 0)
  const share = chosen.reduce((sum, { weight }) => sum + weight, 0) / 100
  const score = isExact ? 1 : Math.max(0, Math.min(share, 1 - 1 / options.length))
  return {
    outcome: isExact ? 'right' : score > 0 ? 'partly' : 'wrong',
    score,
    hint: null,
    feedback: reasons(...reasoned.map(({ feedback }) => feedback)),
    feedbackChoices: reasoned.map(({ id }) => id),
    correct: { kind: 'several', choices: right.map(({ id }) => id) },
    marks: Object.fromEntries(chosen.map(({ id, weight }) => [id, weight > 0 ? 'right' : 'wrong'])),
  }
}
