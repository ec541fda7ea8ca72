import { z } from 'zod'
import { defineKind, MAX_OPTIONS, optionId, publicOption } from '../define-kind'
import { shownPlaces } from './places'

const body = {
  /** In their right order. */
  items: z.array(z.string()),
  /** Their ids, where those are not of the places in which they are shown (keep-ids.ts). */
  itemIds: z.array(optionId).optional(),
  /** Mixes the items of one play; a stored question has none. */
  salt: z.string().optional(),
}
type Body = z.infer<z.ZodObject<typeof body>>

/** The items before anything is moved. */
export function shownItems({ items, itemIds, salt }: Body) {
  const places = shownPlaces(items, salt)
  return items.map((_, place) => {
    const index = places.indexOf(place)
    return { id: itemIds?.[index], text: items[index] ?? '' }
  })
}

export const ordering = defineKind('ordering', {
  body,
  shown: { items: z.array(publicOption) },
  answer: { order: z.array(optionId).max(MAX_OPTIONS) },
  correct: { order: z.array(z.string()) },
  show: (question, options) => ({ items: options(shownItems(question)) }),
})
