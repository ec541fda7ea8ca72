import type { z } from 'zod'
import type { SideRules } from '../side-rules'
import { itemPositions, itemsOf, type groups as model } from './model'

/** The items, and the groups. */
export const groups: SideRules<z.infer<(typeof model)['body']>> = {
  read: (body) => [
    {
      texts: itemsOf(body).map(({ text }) => text),
      named: itemsOf(body).map(({ id }) => id),
      places: itemPositions(body),
    },
    {
      texts: body.groups.map(({ name }) => name),
      named: body.groups.map(({ id }) => id),
      places: body.groups.map((_, index) => index),
    },
  ],
  write(body, [itemIds, groupIds]) {
    let at = -1
    const idOf = (ids: string[] | undefined, index: number) => ids && { id: ids[index] ?? '' }
    return {
      ...body,
      groups: body.groups.map(({ name, items }, index) => ({
        ...idOf(groupIds, index),
        name,
        items: items.map(({ id: _, ...item }) => ({ ...idOf(itemIds, (at += 1)), ...item })),
      })),
    }
  },
}
