import { lazy } from './lazy'

const collator = lazy(() => new Intl.Collator('hr'))

/**
 * Compares texts in the order of Croatian dictionaries and of the database's `hr-x-icu`: c, č, ć,
 * d, dž, đ, l, lj, n, nj. Equal texts are ordered by code point, so that the order is stable.
 */
export function compareCroatian(a: string, b: string): number {
  return collator().compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}
