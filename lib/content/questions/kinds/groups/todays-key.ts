import type { BodyOf } from '../../model'

type Body = BodyOf<'groups'>

/** The asked items in today's groups; null where a group was not offered. Bodies have ids. */
export function inTodaysGroups(asked: Body, today: Body): Body | null {
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

/** What makes the key, whatever the names: pairs of an item and its group, by ids. */
export const keyOfGroups = (body: Body): [string, unknown][] =>
  [...groupsByItem(body)].map(([item = '', group]) => [item, group])
