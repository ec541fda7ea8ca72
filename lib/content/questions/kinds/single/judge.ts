import type { Choice } from '../define-kind'
import type { KeyRules } from '../rules'
import { reasonsOfRight } from '../why-right'
import { idsOf, NOTHING_CHOSEN, outcomeOf, UNKNOWN_OPTION } from '../verdict'

type Options = { id?: string | undefined; weight: number }[]

/** Reasons of the fully right option only; a partly right one does not answer the question. */
const rightReasons = (choices: Choice[], chosen: string) =>
  reasonsOfRight(
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
