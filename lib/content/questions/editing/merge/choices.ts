import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'
import type { BodyOf } from '../../model'
import type { MergeRules } from './model'

type Body<Kind extends 'single' | 'several'> = BodyOf<Kind>
type Choice = Body<'single'>['choices'][number]

/** The weight of a wrong option. */
const WRONG = { single: 0, several: -50 } as const

/**
 * The set of right options is one key: when both editors changed it differently, it is a conflict.
 */
export const choices = <Kind extends 'single' | 'several'>(
  kind: Kind,
): MergeRules<Body<Kind>, Body<Kind>> => ({
  apart: (body) => ({
    ...body,
    choices: body.choices.map(({ id, ...choice }) => (id ? { id, ...choice } : choice)),
  }),
  together: (body) => body,
  withOneKey(merged, { base, mine, theirs }, prefer) {
    const rights = [base, mine, theirs].map((body) => rightOf(body.choices))
    if (new Set(rights).size < rights.length) return null
    const preferred = { mine, theirs }[prefer].choices
    const weighed = merged.choices.map((choice) => {
      const same = preferred.find((one) => isOne(one, choice))
      return { ...choice, weight: same?.weight ?? Math.min(choice.weight, WRONG[kind]) }
    })
    return { ...merged, choices: weighed }
  },
})

/** Options are equal by id; new options have no id and are compared by content. */
const isOne = (one: Choice, other: Choice) =>
  one.id || other.id
    ? one.id === other.id
    : isDeepEqual({ ...one, id: undefined }, { ...other, id: undefined })

const rightOf = (options: Choice[]) =>
  JSON.stringify(
    options
      .filter(({ weight }) => weight > 0)
      .map(({ id, text }) => id || text)
      .toSorted(),
  )
