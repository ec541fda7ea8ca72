import { shuffled } from '../../shuffle'
import type { BodyOf } from '../../model'
import type { KeyRules } from '../rules'
import { invalid, outcomeOf, UNKNOWN_OPTION } from '../verdict'
import { rightColumnOptions } from './model'

/**
 * The score is the share of right pairs; a left side without a partner is wrong. Right sides with
 * equal texts are interchangeable.
 */
export const matching: KeyRules<'matching'> = {
  judge(body, answer) {
    const given = new Map(Object.entries(answer.pairs))
    if (!given.size) return invalid('Spoji barem jedan par.')
    const textOf = new Map(rightColumnOptions(body).map(({ id = '', text }) => [id, text]))
    const left = body.pairs.map(({ id = '', right }) => ({ id, right }))
    const leftIds = new Set(left.map(({ id }) => id))
    const isKnown = [...given].every(([from, to]) => leftIds.has(from) && textOf.has(to))
    if (!isKnown) return UNKNOWN_OPTION
    const isRight = ({ id, right }: { id: string; right: string }) =>
      textOf.get(given.get(id) ?? '') === right
    return {
      ...outcomeOf((100 * left.filter(isRight).length) / left.length),
      marks: Object.fromEntries(
        left
          .filter(({ id }) => given.has(id))
          .map((pair) => [pair.id, isRight(pair) ? 'right' : 'wrong']),
      ),
    }
  },
  correct: ({ pairs }) => ({
    kind: 'matching',
    pairs: Object.fromEntries(pairs.map(({ id = '', rightId = '' }) => [id, rightId])),
  }),
  mistake: ({ pairs }) => ({
    kind: 'matching',
    pairs: Object.fromEntries(pairs.map(({ id = '' }, index) => [id, wrongFor(pairs, index)])),
  }),
  // Right sides are sorted by their texts, so only the pairs are shuffled.
  draw: (body, { random }) => ({ ...body, pairs: shuffled(body.pairs, random) }),
}

/** The right side of the next pair that has a different right side. */
function wrongFor(pairs: BodyOf<'matching'>['pairs'], index: number): string {
  const { right } = pairs[index] ?? {}
  const after = [...pairs.slice(index + 1), ...pairs.slice(0, index)]
  return (after.find((pair) => pair.right !== right) ?? pairs[index])?.rightId ?? ''
}
