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
 * The items before anything is moved: mixed by their texts alone, so that neither order nor ids tell
 * what comes first. Begun at another item they are not in the right order either, which lets a browser
 * that doesn't know the key begin each attempt with another item.
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
