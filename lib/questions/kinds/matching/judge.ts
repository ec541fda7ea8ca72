import { shuffled } from '../../shuffle'
import { optionIdAt } from '../../option-id'
import type { BodyOf } from '../../model'
import type { KeyRules } from '../rules'
import { invalid, outcomeOf, UNKNOWN_OPTION } from '../verdict'
import { rightSides } from './model'

/**
 * The score is the share of pairs that are right; a left side without a partner is wrong. Right
 * sides with the same text are the same.
 */
export const matching: KeyRules<'matching'> = {
  judge(body, answer) {
    const given = new Map(Object.entries(answer.pairs))
    if (!given.size) return invalid('Spoji barem jedan par.')
    const textOf = new Map(rightSides(body).map((text, index) => [optionIdAt(index), text]))
    const left = body.pairs.map(({ right }, index) => ({ id: optionIdAt(index), right }))
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
  correct: (body) => ({ kind: 'matching', pairs: pairsOf(body, 0) }),
  mistake: (body) => ({ kind: 'matching', pairs: pairsOf(body, 1) }),
  // The right sides are in the order of their texts, whatever belongs together.
  draw: (body, { random }) => ({ ...body, pairs: shuffled(body.pairs, random) }),
  named: ({ pairs }) => pairs,
}

/** Pairs left sides with the right sides of those that stand `shift` lines further down. */
function pairsOf(body: BodyOf<'matching'>, shift: number): Record<string, string> {
  const sides = rightSides(body)
  const idOf = (index: number) => {
    const { right = '' } = body.pairs[(index + shift) % body.pairs.length] ?? {}
    return optionIdAt(sides.indexOf(right))
  }
  return Object.fromEntries(body.pairs.map((_, index) => [optionIdAt(index), idOf(index)]))
}
