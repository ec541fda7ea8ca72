import { lazy } from './lazy'

const collator = lazy(() => new Intl.Collator('hr'))

/**
 * Orders texts as a Croatian dictionary and the database's `hr-x-icu` do: c, č, ć, d, dž, đ, l, lj, n,
 * nj. Equal ones are told apart by code point, so that the order is stable.
 */
export function compareCroatian(a: string, b: string): number {
  return collator().compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}
