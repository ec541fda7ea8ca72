import { lazy } from './lazy'

const euro = lazy(
  () => new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR', useGrouping: 'min2' }),
)

/** `12,90 €` of 1290 cents. */
export const formatEuro = (cents: number): string => euro().format(cents / 100)

/** Cents of an amount as it is written in Croatian: `12,90`, `12`, `1.200,5`; null for other texts. */
export function readEuro(text: string): number | null {
  const found = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?\s*€?$/.exec(text.trim())
  if (!found) return null
  const [, whole = '', decimals = ''] = found
  return Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** `12,90`: an amount as it is typed. */
export const writeEuro = (cents: number): string => formatEuro(cents).replace(/\s*€/, '')
