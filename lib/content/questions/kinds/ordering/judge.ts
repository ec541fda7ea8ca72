import type { BodyOf } from '../../model'
import type { KeyRules } from '../rules'
import { invalid, outcomeOf, UNKNOWN_OPTION } from '../verdict'

/** The score is the share of items in the right position. */
export const ordering: KeyRules<'ordering'> = {
  judge(body, { order }) {
    const right = rightOrder(body)
    if (order.some((id) => !right.includes(id))) return UNKNOWN_OPTION
    const isWhole = order.length === right.length && new Set(order).size === right.length
    if (!isWhole) return invalid('Poredaj sve stavke.')
    const isRight = (id: string) => order.indexOf(id) === right.indexOf(id)
    const count = right.filter(isRight).length
    return {
      ...outcomeOf((100 * count) / right.length),
      feedback: count < right.length ? [`Na svojem mjestu: ${count} od ${right.length}.`] : [],
      marks: Object.fromEntries(order.map((id) => [id, isRight(id) ? 'right' : 'wrong'])),
    }
  },
  correct: (body) => ({ kind: 'ordering', order: rightOrder(body) }),
  mistake(body) {
    const [first = '', ...rest] = rightOrder(body)
    return { kind: 'ordering', order: [...rest, first] }
  },
  draw: (body, { random }) => ({ ...body, salt: String(random()) }),
}

const rightOrder = ({ itemIds = [] }: BodyOf<'ordering'>): string[] => itemIds
