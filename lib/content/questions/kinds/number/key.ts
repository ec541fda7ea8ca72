import { formatNumber } from '@/lib/platform/hr/numbers'
import {
  add,
  compareRational,
  decimalText,
  negate,
  rational,
  rationalOfNumber,
  toNumber,
  type Rational,
} from '@/lib/platform/hr/rational'
import { MINUS, readNumber, UNSEEN } from '@/lib/platform/hr/read-number'
import type { NumberAnswer } from './model'

/** What of a listed number says which numbers it takes. */
export type NumberKey = Pick<NumberAnswer, 'low' | 'high' | 'written'>

const NOTHING = rational(0n)

/** A number as its author writes it (`3,5`, `1/3`, `007`), or null for what is none. */
export function readKey(text: string, tolerance = NOTHING): NumberKey | null {
  const [reading] = readNumber(text)
  if (!reading) return null
  return keyOf(reading.value, tolerance, spellingOf(text))
}

/** @param spelling kept where the number alone would be shown, or judged, otherwise */
export function keyOf(
  value: Rational,
  tolerance = NOTHING,
  spelling = fractionText(value),
): NumberKey {
  const [low, high] = [add(value, negate(tolerance)), add(value, tolerance)].map(toNumber)
  const key = { low: low ?? 0, high: high ?? 0 }
  const isExact = compareRational(rationalOfNumber(toNumber(value)), value) === 0
  const isPlain = isExact && spelling === fractionText(value)
  return isPlain ? key : { ...key, written: spelling }
}

/** A decimal where there is one, else a fraction; with a comma, without thousands. */
function fractionText(value: Rational): string {
  return decimalText(value)?.replace('.', ',') ?? `${value.numerator}/${value.denominator}`
}

/** As its author wrote it, in one form of signs and without thousands: `-1,50`, `2 2/3`. */
function spellingOf(text: string): string {
  const [reading] = readNumber(text)
  const written = text
    .replace(UNSEEN, '')
    .replace(MINUS, '-')
    .replace(/\s+/g, ' ')
    .replace(/^\+ ?/, '')
    .replace(/^- /, '-')
    .trim()
  if (/^-?\d+(?: \d+)? ?\/ ?\d+$/.test(written)) return written.replace(/ ?\/ ?/, '/')
  const decimal = decimalSpelling(written)
  const isSame =
    reading &&
    decimal &&
    compareRational(readNumber(decimal)[0]?.value ?? NOTHING, reading.value) === 0
  return isSame ? decimal : reading ? fractionText(reading.value) : written
}

/** `-1234,50` of `-1.234,50`, `1 234,50` and `1234.50`. */
function decimalSpelling(text: string): string | null {
  const [, sign = '', whole = '', decimals] =
    /^(-?)(\d+|[1-9]\d{0,2}(?:[. ]\d{3})+)(?:[,.](\d+))?$/.exec(text) ?? []
  if (!whole) return null
  const isThousands = decimals !== undefined && !text.includes(',') && decimals.length === 3
  if (isThousands) return null
  return `${sign}${whole.replace(/[. ]/g, '')}${decimals === undefined ? '' : `,${decimals}`}`
}

/** The exact ends of what a key takes. */
export function endsOf({ low, high, written }: NumberKey): { low: Rational; high: Rational } {
  const exact = low === high && written !== undefined ? readNumber(written)[0]?.value : undefined
  return { low: exact ?? rationalOfNumber(low), high: exact ?? rationalOfNumber(high) }
}

/** The value in the middle, as its author wrote it. */
export function writtenKey({ low, high, written }: NumberKey): string {
  if (written !== undefined) return written
  const middle = add(rationalOfNumber(low), rationalOfNumber(high))
  return fractionText(rational(middle.numerator, 2n * middle.denominator))
}

/** How a key is shown: `3,5`, `1/3`, `12.345,50`, `od 2,9 do 3,1`. */
export function shownKey({ low, high, written }: NumberKey): string {
  if (written === undefined || (low < high && !written.includes('/'))) {
    return low === high ? formatNumber(low) : `od ${formatNumber(low)} do ${formatNumber(high)}`
  }
  const [whole = '', decimals] = written.split(',')
  const digits = whole.replace('-', '')
  const isLong = /^[1-9]\d{4,}$/.test(digits)
  const grouped = isLong ? digits.replace(/\B(?=(?:\d{3})+$)/g, '.') : digits
  const sign = written.startsWith('-') ? '−' : ''
  return `${sign}${grouped}${decimals === undefined ? '' : `,${decimals}`}`
}

/** False where a key's spelling says another number than the key. */
export function isSpelledRight({ low, high, written }: NumberKey): boolean {
  if (written === undefined) return true
  const [reading] = readNumber(written)
  return reading !== undefined && low <= reading.number && reading.number <= high
}

/** Digits that a pupil can be expected to type. */
const MOST_DIGITS = 12

/** True for a decimal without an end, such as a spreadsheet makes of 1/3, that nobody would type. */
export function isUntypable({ low, high, written = '' }: NumberKey): boolean {
  const decimal = decimalText(rationalOfNumber(low)) ?? ''
  if (low !== high || written.includes('/') || !decimal.includes('.')) return false
  return decimal.replace(/^-?[0.]*|\./g, '').length > MOST_DIGITS
}

/** True for a fraction without an end that is taken exactly. */
export const isEndless = ({ low, high, written = '' }: NumberKey): boolean =>
  low === high && written.includes('/') && decimalText(endsOf({ low, high, written }).low) === null
