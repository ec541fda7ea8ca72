import { compareCroatian } from '@/lib/platform/hr/collation'

/**
 * Where each right side is shown: in Croatian order of their texts, so that neither order nor ids
 * reveal the pairs.
 */
export function rightPlaces(texts: string[]): number[] {
  const order = texts
    .map((text, index) => ({ text, index }))
    .sort((a, b) => compareCroatian(a.text, b.text))
  const placeOf = new Map(order.map(({ index }, place) => [index, place]))
  return texts.map((_, index) => placeOf.get(index) ?? 0)
}
