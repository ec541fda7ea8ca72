import { escapeGiftInBraces } from '../../gift/signs'
import type { GiftRules } from '../rules'

const SIZE = { min: 3, max: 20 }

/**
 * Written as a matching of items and positions, which other programs can read, and marked by a tag.
 */
export const ordering: GiftRules<'ordering'> = {
  tags: [
    { name: 'poredaj', kind: 'parove „stavka -> redni broj”', hasValue: false, value: () => '' },
  ],
  read(item, notes, tags) {
    if (item.type !== 'Matching' || !tags.has('poredaj')) return null
    const placed = item.matchPairs
      .map(({ subquestion, subanswer }) => ({ text: notes.text(subquestion), place: +subanswer }))
      .toSorted((a, b) => a.place - b.place)
    if (placed.some(({ place }, index) => place !== index + 1)) {
      notes.fail('Redni brojevi stavki moraju biti 1, 2, 3 i tako redom, svaki jednom.')
    }
    return { kind: 'ordering', items: placed.map(({ text }) => text) }
  },
  check({ items }, notes, explanation) {
    if (items.length < SIZE.min || items.length > SIZE.max) {
      notes.fail('Poredak mora imati od tri do dvadeset stavki.')
    }
    if (items.some((text) => !text)) notes.fail('Jedna od stavki nema tekst.')
    notes.refuseEqual(items, 'Dvije su stavke jednake')
    notes.needExplanation(explanation)
  },
  write: ({ items }) => items.map((text, index) => `=${escapeGiftInBraces(text)} -> ${index + 1}`),
}
