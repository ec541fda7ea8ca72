const collator = new Intl.Collator('hr')

/**
 * Orders texts as a Croatian dictionary does: c, č, ć, d, dž, đ, l, lj, n, nj, s, š, z, ž; the
 * same order as the database's `hr-x-icu`. Texts that differ only in invisible ways (such as the
 * form of an accent) are told apart by code point, so that an order is never left to chance.
 */
export function compareCroatian(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}
