import { rightSides, type AnswerOf, type BodyOf } from '../model'
import { optionIdAt } from '../option-id'
import { invalid, outcomeOf, UNKNOWN_OPTION, type Verdict } from './verdict'

/**
 * The score is the share of pairs that are right; a left side without a partner is wrong. Right
 * sides with the same text are the same.
 */
export function judgeMatching(body: BodyOf<'matching'>, answer: AnswerOf<'matching'>): Verdict {
  const given = new Map(Object.entries(answer.pairs))
  if (!given.size) return invalid('Spoji barem jedan par.')
  const texts = rightSides(body)
  const textOf = new Map(texts.map((text, index) => [optionIdAt(index), text]))
  const left = body.pairs.map(({ right }, index) => ({ id: optionIdAt(index), right }))
  const leftIds = new Set(left.map(({ id }) => id))
  const isKnown = [...given].every(([from, to]) => leftIds.has(from) && textOf.has(to))
  if (!isKnown) return invalid(UNKNOWN_OPTION)
  const isRight = ({ id, right }: { id: string; right: string }) =>
    textOf.get(given.get(id) ?? '') === right
  const rightCount = left.filter(isRight).length
  return {
    ...outcomeOf((100 * rightCount) / left.length),
    hint: null,
    feedback: [],
    correct: {
      kind: 'matching',
      pairs: Object.fromEntries(
        left.map(({ id, right }) => [id, optionIdAt(texts.indexOf(right))]),
      ),
    },
    marks: Object.fromEntries(
      left
        .filter(({ id }) => given.has(id))
        .map((pair) => [pair.id, isRight(pair) ? 'right' : 'wrong']),
    ),
  }
}
