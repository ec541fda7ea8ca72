import { z } from 'zod'
import { defineKind, MAX_OPTIONS, optionIdSchema, publicOptionSchema } from '../define-kind'
import { shownPositions } from './places'

const body = {
  /** In the right order. */
  items: z.array(z.string()),
  /** Ids of the items, where they differ from the ids of the shown positions (keep-ids.ts). */
  itemIds: z.array(optionIdSchema).optional(),
  /** Shuffles the items for one play; stored questions have none. */
  salt: z.string().optional(),
}
type Body = z.infer<z.ZodObject<typeof body>>

/** The items in the order in which they are shown at first. */
export function shownItems({ items, itemIds, salt }: Body) {
  const places = shownPositions(items, salt)
  return items.map((_, place) => {
    const index = places.indexOf(place)
    return { id: itemIds?.[index], text: items[index] ?? '' }
  })
}

export const ordering = defineKind('ordering', {
  body,
  shown: { items: z.array(publicOptionSchema) },
  answer: { order: z.array(optionIdSchema).max(MAX_OPTIONS) },
  correct: { order: z.array(z.string()) },
  show: (question, options) => ({ items: options(shownItems(question)) }),
})
