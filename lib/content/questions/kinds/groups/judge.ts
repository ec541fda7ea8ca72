import { wrongAssignment, judgeAssigned } from '../assigned'
import type { BodyOf } from '../../model'
import type { KeyRules } from '../rules'
import { reasonsOfMisplacedItems } from '../why-right'
import { invalid } from '../verdict'

/** The score is the share of items in their group; an item without a group is wrong. */
export const groups: KeyRules<'groups'> = {
  judge(body, answer) {
    const given = new Map(Object.entries(answer.groups))
    if (!given.size) return invalid('Odaberi skupinu barem jednoj stavci.')
    const verdict = judgeAssigned(groupsByItem(body), new Set(groupIds(body)), given)
    if (verdict.outcome === 'invalid') return verdict
    return { ...verdict, whyRight: reasonsOfMisplacedItems(body, verdict.marks) }
  },
  correct: (body) => ({ kind: 'groups', groups: Object.fromEntries(groupsByItem(body)) }),
  mistake: (body) => ({
    kind: 'groups',
    groups: wrongAssignment(groupsByItem(body), groupIds(body)),
  }),
  // Items are shown sorted by their texts, whatever their order in the body.
  draw: (body) => body,
}

const groupIds = (body: BodyOf<'groups'>) => body.groups.map(({ id = '' }) => id)

/** The right group of each item, by ids. */
const groupsByItem = (body: BodyOf<'groups'>): Map<string, string> =>
  new Map(
    body.groups.flatMap(({ id: group = '', items }) =>
      items.map(({ id = '' }) => [id, group] as const),
    ),
  )
