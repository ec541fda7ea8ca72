import { seededRandom, seedOf, shuffled } from '../../shuffle'

/**
 * The shown position of each item at first: shuffled by a seed from the texts alone, so that
 * neither order nor ids reveal the key. No rotation of the result is right either, so a browser
 * without the key can start each attempt at a different item.
 * @param items in the right order
 */
export function shownPositions(items: string[], salt = ''): number[] {
  const sorted = items
    .map((text, index) => ({ text, index }))
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  const seed = seedOf([salt, ...sorted.map(({ text }) => text)].join('\n'))
  const mixed = shuffled(sorted, seededRandom(seed)).map(({ index }) => index)
  const [first = 0, second = 1, ...rest] = mixed
  const isKey = mixed.every((item, place) => item === (first + place) % items.length)
  const shown = isKey && items.length > 1 ? [second, first, ...rest] : mixed
  return items.map((_, index) => shown.indexOf(index))
}
