import type { BodyOf } from '../../model'
import type { KeyRules } from '../rules'
import { invalid, outcomeOf, UNKNOWN_OPTION } from '../verdict'

/** The score is the share of items in their group; an item without a group is wrong. */
export const groups: KeyRules<'groups'> = {
  judge(body, answer) {
    const given = new Map(Object.entries(answer.groups))
    if (!given.size) return invalid('Odaberi skupinu barem jednoj stavci.')
    const right = groupsByItem(body)
    const known = new Set(body.groups.map(({ id }) => id))
    const isKnown = [...given].every(([item, group]) => right.has(item) && known.has(group))
    if (!isKnown) return UNKNOWN_OPTION
    const marks = new Map(
      [...given].map(
        ([item, group]) => [item, group === right.get(item) ? 'right' : 'wrong'] as const,
      ),
    )
    const count = [...marks.values()].filter((mark) => mark === 'right').length
    return { ...outcomeOf((100 * count) / right.size), marks: Object.fromEntries(marks) }
  },
  correct: (body) => ({ kind: 'groups', groups: Object.fromEntries(groupsByItem(body)) }),
  mistake: (body) => {
    const ids = body.groups.map(({ id = '' }) => id)
    const next = (group: string) => ids[(ids.indexOf(group) + 1) % ids.length] ?? group
    const wrong = [...groupsByItem(body)].map(([item, group]) => [item, next(group)])
    return { kind: 'groups', groups: Object.fromEntries(wrong) }
  },
  // Items are shown sorted by their texts, whatever their order in the body.
  draw: (body) => body,
}

/** The right group of each item, by ids. */
const groupsByItem = (body: BodyOf<'groups'>): Map<string, string> =>
  new Map(
    body.groups.flatMap(({ id: group = '', items }) =>
      items.map(({ id = '' }) => [id, group] as const),
    ),
  )
