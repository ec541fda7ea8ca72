import type { BodyOf } from '../../model'
import type { BodyRules } from '../rules'

type Body = BodyOf<'groups'>

export const groups: BodyRules<'groups'> = {
  fill: (body, { text }) => ({
    ...body,
    groups: body.groups.map(({ name, items, ...group }) => ({
      ...{ ...group, name: text(name) },
      items: items.map((item) => ({ ...item, text: text(item.text) })),
    })),
  }),
  withTodaysKey: inTodaysGroups,
  keyOf: (body) => ({ unordered: [...groupsByItem(body)] }),
  rightTexts: () => [],
}

/** The asked items in today's groups; null where a group was not offered. Bodies have ids. */
function inTodaysGroups(asked: Body, today: Body): Body | null {
  const now = groupsByItem(today)
  const known = new Set(asked.groups.map(({ id }) => id))
  const items = asked.groups.flatMap((group) =>
    // A deleted item stays where it was.
    group.items.map((item) => ({ item, group: now.get(item.id) ?? group.id })),
  )
  if (items.some(({ group }) => !known.has(group))) return null
  return {
    ...asked,
    groups: asked.groups.map((group) => ({
      ...group,
      items: items.filter((one) => one.group === group.id).map(({ item }) => item),
    })),
  }
}

/** The group of each item, by ids. */
const groupsByItem = ({ groups }: Body) =>
  new Map(groups.flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)))
