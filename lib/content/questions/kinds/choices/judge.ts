import type { Choice } from '../define-kind'
import type { KeyRules } from '../rules'
import { idsOf, NOTHING_CHOSEN, outcomeOf, UNKNOWN_OPTION } from '../verdict'
import { reasonsOfMissedOptions } from '../why-right'

type Options = { id?: string | undefined; weight: number }[]

/** Reasons of the fully right option only; a partly right one does not answer the question. */
const rightReasons = (choices: Choice[], chosen: string) =>
  reasonsOfMissedOptions(
    choices.map((one) => (one.weight < 100 ? { ...one, feedback: null } : one)),
    new Set([chosen]),
  )

const firstOf = (choices: Options, percent: number) =>
  idsOf(choices, ({ weight }) => weight === percent)[0] ?? ''

/** Choice of one option; an option may be partly right. */
export const single: KeyRules<'single'> = {
  judge({ choices }, { choice }) {
    if (!choice) return NOTHING_CHOSEN
    const chosen = choices.find(({ id }) => id === choice)
    if (!chosen) return UNKNOWN_OPTION
    const { outcome, score } = outcomeOf(chosen.weight)
    const marks = { [choice]: outcome === 'right' ? ('right' as const) : ('wrong' as const) }
    const isRight = outcome === 'right'
    const whyRight = isRight ? [] : rightReasons(choices, choice)
    return { outcome, score, feedback: [chosen.feedback], whyRight, marks }
  },
  correct: ({ choices }) => ({ kind: 'single', choice: firstOf(choices, 100) }),
  mistake: ({ choices }) => ({ kind: 'single', choice: firstOf(choices, 0) }),
  draw: (body, { mixed }) => ({ ...body, choices: mixed(body.choices) }),
}

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
      whyRight: isExact ? [] : reasonsOfMissedOptions(choices, chosenIds),
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

/** A statement is true or false; right and wrong answers have separate feedback. */
export const trueFalse: KeyRules<'true-false'> = {
  judge({ isTrue, rightFeedback, wrongFeedback }, { value }) {
    const isRight = value === isTrue
    return { ...outcomeOf(isRight ? 100 : 0), feedback: [isRight ? rightFeedback : wrongFeedback] }
  },
  correct: ({ isTrue }) => ({ kind: 'true-false', value: isTrue }),
  mistake: ({ isTrue }) => ({ kind: 'true-false', value: !isTrue }),
  draw: (body) => body,
}
