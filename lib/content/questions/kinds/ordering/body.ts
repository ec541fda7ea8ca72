import type { BodyOf } from '../../model'
import type { BodyRules } from '../rules'

type Body = BodyOf<'ordering'>

export const ordering: BodyRules<'ordering'> = {
  fill: (body, { text }) => ({ ...body, items: body.items.map(text) }),
  withTodaysKey: inOrder,
  keyOf: ({ itemIds }) => itemIds,
  rightTexts: () => [],
}

/** The asked items in today's order; null where an item no longer has a place. */
function inOrder(asked: Body, today: Body): Body | null {
  const texts = new Map(asked.itemIds?.map((id, index) => [id, asked.items[index] ?? '']))
  const itemIds = (today.itemIds ?? []).filter((id) => texts.has(id))
  if (itemIds.length < asked.items.length) return null
  return { ...asked, itemIds, items: itemIds.map((id) => texts.get(id) ?? '') }
}
