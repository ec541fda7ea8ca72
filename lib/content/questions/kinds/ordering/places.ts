import { seededRandom, seedOf, shuffled } from '../../shuffle'

/**
 * Where each item is shown before anything is moved: mixed by their texts alone, so that neither order
 * nor ids reveal the key. No rotation of them is right either, so a browser without the key can begin
 * each attempt at another item.
 * @param items in their right order
 */
export function shownPlaces(items: string[], salt = ''): number[] {
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
