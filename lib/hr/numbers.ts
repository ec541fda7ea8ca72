import { whenUsed } from './when-used'

/** All digits in Croatian notation: `1.234,5`, `−0,25`. A RangeError for what is not finite. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`)
  // As text it is the shortest decimal that names the number, without what binary adds to it.
  return croatian().format(`${value}` as Intl.StringNumericLiteral)
}

const croatian = whenUsed(() => new Intl.NumberFormat('hr-HR', { maximumFractionDigits: 100 }))
