import { lazy } from './lazy'

/**
 * All digits in Croatian notation: `12.345,5`, `1991`, `−0,25`. Four digits stand together, as the
 * orthography wants it of years and of all numbers below ten thousand. A RangeError for what is not finite.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`)
  // The same without a formatter, which costs a slow phone 30 ms at the start of a page.
  if (Number.isInteger(value) && value >= 0 && value < 10_000) return String(value)
  // As text it is the shortest decimal that names the number, without what binary adds to it.
  return croatian().format(`${value}` as Intl.StringNumericLiteral)
}

const croatian = lazy(
  () => new Intl.NumberFormat('hr-HR', { maximumFractionDigits: 100, useGrouping: 'min2' }),
)
