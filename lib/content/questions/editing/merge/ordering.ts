import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'
import type { BodyOf } from '../../model'
import { optionalIdField, type MergeRules } from './model'

type Body = BodyOf<'ordering'>
type Item = { id?: string; text: string }
type Apart = Omit<Body, 'items' | 'itemIds'> & { items: Item[] }

const itemsOf = ({ items, itemIds = [] }: Body): Item[] =>
  items.map((text, index) => ({ ...optionalIdField(itemIds[index]), text }))

export const ordering: MergeRules<Body, Apart> = {
  apart: ({ itemIds, ...body }) => ({ ...body, items: itemsOf({ itemIds, ...body }) }),
  together: ({ items, ...body }) => ({
    ...body,
    items: items.map(({ text }) => text),
    itemIds: items.map(({ id = '' }) => id),
  }),
  // When both editors added items, their relative order is undecided.
  withOneKey(_, { base, mine, theirs }, prefer) {
    const added = (body: Body) =>
      itemsOf(body).filter(({ id }) => id === undefined || !base.itemIds?.includes(id))
    const [own, other] = [added(mine), added(theirs)]
    const isDisputed = own.length > 0 && other.length > 0 && !isDeepEqual(own, other)
    return isDisputed ? { mine, theirs }[prefer] : null
  },
}
