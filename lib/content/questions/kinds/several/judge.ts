import type { KeyRules } from '../rules'
import { reasonsOfRight } from '../why-right'
import { idsOf, NOTHING_CHOSEN, UNKNOWN_OPTION } from '../verdict'

/**
 * The score is the sum of the weights, never below 0. Only the exact set of right options is right;
 * with an additional wrong option the answer is at most partly right, and the score is below 1.
 */
export const several: KeyRules<'several'> = {
  judge({ choices }, answer) {
    const chosenIds = new Set(answer.choices)
    if (!chosenIds.size) return NOTHING_CHOSEN
    const chosen = choices.filter(({ id }) => id !== undefined && chosenIds.has(id))
    if (chosen.length !== chosenIds.size) return UNKNOWN_OPTION
    const reasoned = chosen.filter(({ feedback }) => feedback)
    const rightCount = choices.filter(({ weight }) => weight > 0).length
    const isExact = chosen.length === rightCount && chosen.every(({ weight }) => weight > 0)
    const share = chosen.reduce((sum, { weight }) => sum + weight, 0) / 100
    const score = isExact ? 1 : Math.max(0, Math.min(share, 1 - 1 / choices.length))
    return {
      outcome: isExact ? 'right' : score > 0 ? 'partly' : 'wrong',
      score,
      feedback: reasoned.map(({ feedback }) => feedback),
      feedbackChoices: idsOf(reasoned, () => true),
      whyRight: isExact ? [] : reasonsOfRight(choices, chosenIds),
      marks: Object.fromEntries(
        chosen.map(({ id, weight }) => [id, weight > 0 ? 'right' : 'wrong']),
      ),
    }
  },
  correct: ({ choices }) => ({
    kind: 'several',
    choices: idsOf(choices, ({ weight }) => weight > 0),
  }),
  mistake: ({ choices }) => ({
    kind: 'several',
    choices: idsOf(choices, ({ weight }) => weight <= 0),
  }),
  draw: (body, { mixed }) => ({ ...body, choices: mixed(body.choices) }),
}
