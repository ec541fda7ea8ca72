import { lazy } from './lazy'

const euro = lazy(
  () => new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR', useGrouping: 'min2' }),
)

/** `12,90 €` for 1290 cents. */
export const formatEuro = (cents: number): string => euro().format(cents / 100)

/** Cents of an amount in Croatian notation: `12,90`, `12`, `1.200,5`; null for any other text. */
export function parseEuro(text: string): number | null {
  const found = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?\s*€?$/.exec(text.trim())
  if (!found) return null
  const [, whole = '', decimals = ''] = found
  return Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** An amount as users type it: `12,90`. */
export const formatEuroForInput = (cents: number): string => formatEuro(cents).replace(/\s*€/, '')
