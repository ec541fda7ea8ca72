import type { BodyOf } from '../../model'
import { filledReason } from '../../numbers/filler'
import type { BodyRules } from '../rules'
import { itemsOf, reasonField } from './model'

type Body = BodyOf<'groups'>

export const groups: BodyRules<'groups'> = {
  fill: (body, filler) => ({
    ...body,
    groups: body.groups.map(({ name, items, ...group }) => ({
      ...{ ...group, name: filler.text(name) },
      items: items.map(({ feedback = null, ...item }) => ({
        ...{ ...item, text: filler.text(item.text) },
        ...reasonField(filledReason(feedback, filler)),
      })),
    })),
  }),
  withTodaysKey: inTodaysGroups,
  keyOf: (body) => ({ unordered: [...groupsByItem(body)] }),
  rightTexts: () => [],
}

/**
 * The asked items in today's groups, with today's reasons; null where a group was not offered.
 * Bodies have ids.
 */
function inTodaysGroups(asked: Body, today: Body): Body | null {
  const now = groupsByItem(today)
  const reasons = new Map(itemsOf(today).map(({ id, feedback }) => [id, feedback]))
  const known = new Set(asked.groups.map(({ id }) => id))
  const items = asked.groups.flatMap((group) =>
    // A deleted item stays where it was.
    group.items.map(({ feedback, ...item }) => ({
      item: { ...item, ...reasonField(now.has(item.id) ? reasons.get(item.id) : feedback) },
      group: now.get(item.id) ?? group.id,
    })),
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
