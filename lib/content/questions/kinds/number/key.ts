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
import {
  UNICODE_MINUSES,
  numberReadings,
  ZERO_WIDTH_CHARACTERS,
} from '@/lib/platform/hr/number-readings'
import type { NumberAnswer } from './model'

/** The fields of an answer that decide which numbers it accepts. */
export type NumberKey = Pick<NumberAnswer, 'low' | 'high' | 'written'>

const NOTHING = rational(0n)

/** Reads a number as an author writes it (`3,5`, `1/3`, `007`); null for any other text. */
export function readKey(text: string, tolerance = NOTHING): NumberKey | null {
  const [reading] = numberReadings(text)
  if (!reading) return null
  return numberKeyFromValue(reading.value, tolerance, spellingOf(text))
}

/**
 * The key that accepts a value within a tolerance.
 * @param spelling stored where the number alone would be shown or judged differently
 */
export function numberKeyFromValue(
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

/**
 * A terminating decimal, else a fraction; with a decimal comma and without thousands separators.
 */
function fractionText(value: Rational): string {
  return decimalText(value)?.replace('.', ',') ?? `${value.numerator}/${value.denominator}`
}

/** The author's spelling, with uniform signs and without thousands separators: `-1,50`, `2 2/3`. */
function spellingOf(text: string): string {
  const [reading] = numberReadings(text)
  const written = text
    .replace(ZERO_WIDTH_CHARACTERS, '')
    .replace(UNICODE_MINUSES, '-')
    .replace(/\s+/g, ' ')
    .replace(/^\+ ?/, '')
    .replace(/^- /, '-')
    .trim()
  if (/^-?\d+(?: \d+)? ?\/ ?\d+$/.test(written)) return written.replace(/ ?\/ ?/, '/')
  const decimal = decimalSpelling(written)
  const isSame =
    reading &&
    decimal &&
    compareRational(numberReadings(decimal)[0]?.value ?? NOTHING, reading.value) === 0
  return isSame ? decimal : reading ? fractionText(reading.value) : written
}

/** `-1234,50` for `-1.234,50`; `1234,50` for `1 234,50` and `1234.50`. */
function decimalSpelling(text: string): string | null {
  const [, sign = '', whole = '', decimals] =
    /^(-?)(\d+|[1-9]\d{0,2}(?:[. ]\d{3})+)(?:[,.](\d+))?$/.exec(text) ?? []
  if (!whole) return null
  const isThousands = decimals !== undefined && !text.includes(',') && decimals.length === 3
  if (isThousands) return null
  return `${sign}${whole.replace(/[. ]/g, '')}${decimals === undefined ? '' : `,${decimals}`}`
}

/** The exact bounds of the accepted numbers. */
export function keyBounds({ low, high, written }: NumberKey): { low: Rational; high: Rational } {
  const exact =
    low === high && written !== undefined ? numberReadings(written)[0]?.value : undefined
  return { low: exact ?? rationalOfNumber(low), high: exact ?? rationalOfNumber(high) }
}

/** The middle of the interval, in the author's spelling. */
export function middleOfKey({ low, high, written }: NumberKey): string {
  if (written !== undefined) return written
  const middle = add(rationalOfNumber(low), rationalOfNumber(high))
  return fractionText(rational(middle.numerator, 2n * middle.denominator))
}

/** A key in display form: `3,5`, `1/3`, `12 345,50`, `od 2,9 do 3,1`. */
export function shownKey({ low, high, written }: NumberKey): string {
  if (written === undefined || (low < high && !written.includes('/'))) {
    return low === high ? formatNumber(low) : `od ${formatNumber(low)} do ${formatNumber(high)}`
  }
  const [whole = '', decimals] = written.split(',')
  const digits = whole.replace('-', '')
  const isLong = /^[1-9]\d{4,}$/.test(digits)
  const grouped = isLong ? digits.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0') : digits
  const sign = written.startsWith('-') ? '−' : ''
  return `${sign}${grouped}${decimals === undefined ? '' : `,${decimals}`}`
}

/** False where the stored spelling contradicts the key's numbers. */
export function hasConsistentNotation({ low, high, written }: NumberKey): boolean {
  if (written === undefined) return true
  const [reading] = numberReadings(written)
  return reading !== undefined && low <= reading.number && reading.number <= high
}

/** Maximum number of digits that a pupil can be expected to type. */
const MOST_DIGITS = 12

/**
 * True for a decimal with more digits than anybody would type, such as a spreadsheet makes of 1/3.
 */
export function isUntypable({ low, high, written = '' }: NumberKey): boolean {
  const decimal = decimalText(rationalOfNumber(low)) ?? ''
  if (low !== high || written.includes('/') || !decimal.includes('.')) return false
  return decimal.replace(/^-?[0.]*|\./g, '').length > MOST_DIGITS
}

/** True for a non-terminating fraction as an exact key. */
export const isNonTerminating = ({ low, high, written = '' }: NumberKey): boolean =>
  low === high &&
  written.includes('/') &&
  decimalText(keyBounds({ low, high, written }).low) === null
