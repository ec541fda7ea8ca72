import { isSame } from '@/lib/platform/admin/is-same'
import type { BodyOf } from '../../model'
import type { MergeRules } from './model'

type Body<Kind extends 'single' | 'several'> = BodyOf<Kind>
type Choice = Body<'single'>['choices'][number]

/** What a wrong option is worth. */
const WRONG = { single: 0, several: -50 } as const

/** Which options are right is one key: two editors who each say otherwise are asked. */
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

/** A new option has no id: it is known by all of it. */
const isOne = (one: Choice, other: Choice) =>
  one.id || other.id
    ? one.id === other.id
    : isSame({ ...one, id: undefined }, { ...other, id: undefined })

const rightOf = (options: Choice[]) =>
  JSON.stringify(
    options
      .filter(({ weight }) => weight > 0)
      .map(({ id, text }) => id || text)
      .toSorted(),
  )
