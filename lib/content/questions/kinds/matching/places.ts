import { compareCroatian } from '@/lib/platform/hr/collation'

/**
 * The shown position of each right side: sorted in Croatian order, so that neither positions nor
 * ids reveal the pairs.
 */
export function alphabeticalPositions(texts: string[]): number[] {
  const order = texts
    .map((text, index) => ({ text, index }))
    .sort((a, b) => compareCroatian(a.text, b.text))
  const placeOf = new Map(order.map(({ index }, place) => [index, place]))
  return texts.map((_, index) => placeOf.get(index) ?? 0)
}
