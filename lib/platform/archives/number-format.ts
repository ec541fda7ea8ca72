/** A number of a cell with its formatted text: `1,50`, `007`, `1234,50 €`. */
export class FormattedNumber {
  constructor(
    readonly value: number,
    readonly shown: string,
  ) {}
}

/** The relevant parts of a spreadsheet's number format. */
export type NumberFormat = { decimals: number; digits: number; currency: string }

const CURRENCIES: [sign: string, code: RegExp][] = [
  ['€', /€|EUR/],
  ['$', /\[\$\$|"\$"|^\$/],
]

/**
 * Reads a format such as `#,##0.00\ [$€-41A]`, `0.00` or `000`; null for a format that changes
 * nothing.
 */
export function readNumberFormat(code: string): NumberFormat | null {
  const [positive = ''] = code.split(';')
  const plain = positive.replace(/\[[^\]]*\]|"[^"]*"|\\./g, '').replace(/[_*]./g, '')
  const [, whole = '', decimals = ''] = /([#0,]*[0#])(?:\.(0+))?/.exec(plain) ?? []
  const currency = CURRENCIES.find(([, sign]) => sign.test(positive))?.[0] ?? ''
  const digits = whole.replace(/[^0]/g, '').length
  const isScientific = /e[+-]/i.test(plain)
  if (isScientific || !(decimals || currency || digits > 1)) return null
  return { decimals: decimals.length, digits, currency }
}

/** Built-in formats with fixed numbers: `0.00` and `#,##0.00`. */
export const COMMON_FORMATS = new Map<number, NumberFormat>(
  [2, 4].map((id) => [id, { decimals: 2, digits: 1, currency: '' }]),
)

/**
 * Number of significant digits that a spreadsheet keeps; further digits are floating-point noise.
 */
const MOST_DIGITS = 15

/** Removes floating-point noise: 0.3 for 0.30000000000000004, the stored value of 0.1+0.2. */
export const withoutFloatNoise = (value: number): number => Number(value.toPrecision(MOST_DIGITS))

/** A number formatted like its cell, but with the digits that the format would round away. */
export function toFormattedNumber(value: number, { decimals, digits, currency }: NumberFormat) {
  const exact = withoutFloatNoise(value)
  const own = /\.(\d+)$/.exec(String(exact))?.[1]?.length ?? 0
  const [whole = '', places] = Math.abs(exact)
    .toFixed(Math.min(100, Math.max(decimals, own)))
    .split('.')
  const number = `${exact < 0 ? '-' : ''}${whole.padStart(digits, '0')}${places ? `,${places}` : ''}`
  return new FormattedNumber(exact, currency ? `${number} ${currency}` : number)
}
