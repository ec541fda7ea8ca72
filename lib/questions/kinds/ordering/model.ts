import { z } from 'zod'
import { seededRandom, seedOf, shuffled } from '../../shuffle'
import { defineKind, MAX_OPTIONS, optionId, publicOption } from '../define-kind'

const body = {
  /** In their right order. */
  items: z.array(z.string()),
  /** Mixes the items of one play; a stored question has none. */
  salt: z.string().optional(),
}
type Body = z.infer<z.ZodObject<typeof body>>

/**
 * The items before anything is moved: mixed by their texts alone, so that neither order nor ids reveal
 * the key. No rotation of them is right either, so a browser without the key can begin each attempt at
 * another item.
 */
export function shownItems({ items, salt = '' }: Body): string[] {
  const sorted = items.toSorted()
  const mixed = shuffled(sorted, seededRandom(seedOf([salt, ...sorted].join('\n'))))
  const [first = '', second = '', ...rest] = mixed
  const start = items.indexOf(first)
  const isKey = mixed.every((item, index) => item === items[(start + index) % items.length])
  return isKey ? [second, first, ...rest] : mixed
}

export const ordering = defineKind('ordering', {
  body,
  shown: { items: z.array(publicOption) },
  answer: { order: z.array(optionId).max(MAX_OPTIONS) },
  correct: { order: z.array(z.string()) },
  show: (question, options) => ({ items: options(shownItems(question)) }),
})
