import { whenUsed } from './when-used'

/** All digits in Croatian notation: `1.234,5`, `−0,25`. A RangeError for what is not finite. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`)
  // The same without a formatter, which costs a slow phone 30 ms at the start of a page.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value)
  // As text it is the shortest decimal that names the number, without what binary adds to it.
  return croatian().format(`${value}` as Intl.StringNumericLiteral)
}

const croatian = whenUsed(() => new Intl.NumberFormat('hr-HR', { maximumFractionDigits: 100 }))
