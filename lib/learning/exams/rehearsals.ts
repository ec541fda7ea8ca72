import { mixedTestSize } from './mixed-size'
import { REHEARSALS_PER_TEXTBOOK } from './limits'

type SizedUnit = { lessons: { questionCount: number }[] }

/** A rehearsal with its units, in the order of the textbook. */
export type Rehearsal<Unit> = { part: number; units: Unit[]; questionCount: number }

/**
 * The rehearsals of a textbook: each is over a third of the units that have mixed tests, in order.
 * None where there are fewer such units than rehearsals.
 */
export function rehearsalsOf<Unit extends SizedUnit>(units: Unit[]): Rehearsal<Unit>[] {
  const asked = units.filter(({ lessons }) => mixedTestSize(lessons) > 0)
  if (asked.length < REHEARSALS_PER_TEXTBOOK) return []
  const startOf = (part: number) =>
    Math.floor(((part - 1) * asked.length) / REHEARSALS_PER_TEXTBOOK)
  return Array.from({ length: REHEARSALS_PER_TEXTBOOK }, (_, index) => {
    const own = asked.slice(startOf(index + 1), startOf(index + 2))
    return {
      part: index + 1,
      units: own,
      questionCount: mixedTestSize(own.flatMap(({ lessons }) => lessons)),
    }
  })
}
