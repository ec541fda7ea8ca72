import type { BodyOf } from '../../model'
import type { BodyRules } from '../rules'

type Body = BodyOf<'matching'>

export const matching: BodyRules<'matching'> = {
  fill: ({ pairs, distractors, ...body }, { text }) => ({
    ...body,
    pairs: pairs.map((pair) => ({ ...pair, left: text(pair.left), right: text(pair.right) })),
    distractors: distractors.map(text),
  }),
  withTodaysKey: withPairs,
  keyOf: ({ pairs }) => ({ unordered: pairs.map(({ id = '', right }) => [id, right]) }),
  rightTexts: () => [],
}

/** The asked sides in today's pairs; null where a side was not offered. */
function withPairs(asked: Body, today: Body): Body | null {
  const rights = new Map(asked.pairs.map(({ rightId, right }) => [rightId, right]))
  asked.distractors.forEach((text, index) => rights.set(asked.distractorIds?.[index], text))
  const partners = new Map(today.pairs.map(({ id, rightId }) => [id, rightId]))
  const pairs = asked.pairs.map((pair) => {
    const rightId = partners.get(pair.id) ?? pair.rightId
    return { ...pair, rightId, right: rights.get(rightId) }
  })
  const used = new Set(pairs.map(({ rightId }) => rightId))
  const known = pairs.flatMap(({ right, ...pair }) =>
    right === undefined ? [] : { ...pair, right },
  )
  if (known.length < pairs.length || used.size < pairs.length) return null
  const rest = [...rights].filter(([id]) => !used.has(id))
  return {
    ...asked,
    pairs: known,
    distractors: rest.map(([, text]) => text),
    distractorIds: rest.map(([id = '']) => id),
  }
}
