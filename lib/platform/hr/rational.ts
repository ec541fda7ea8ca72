/** An exact fraction in lowest terms with a positive denominator. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

/** Throws a RangeError when the denominator is zero. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 1n) return { numerator, denominator }
  if (denominator === 0n) throw new RangeError('denominator is zero')
  const sign = denominator < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(numerator, denominator)
  return {
    numerator: (sign * numerator) / divisor,
    denominator: (sign * denominator) / divisor,
  }
}

/**
 * Greatest common divisor, never negative; 1 for 0 and 0, so that dividing by it is always
 * possible.
 */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (smaller) [larger, smaller] = [smaller, larger % smaller]
  return larger || 1n
}

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const negate = (a: Rational): Rational => rational(-a.numerator, a.denominator)

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator)

/** Throws a RangeError when the divisor is zero. */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator)

/** Negative, zero or positive, as a sort expects. */
export function compareRational(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Reads `-12`, `12.5` or `1e-7` exactly; null for anything else. */
export function rationalOfDecimal(text: string): Rational | null {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,4}))?$/.exec(text)
  if (!match) return null
  const [, sign, whole = '', decimals = '', exponent = '0'] = match
  const digits = BigInt(`${sign}${whole}${decimals}`.replace('+', ''))
  const power = Number(exponent) - decimals.length
  return power < 0
    ? rational(digits, 10n ** BigInt(-power))
    : rational(digits * 10n ** BigInt(power))
}

/** The exact value of a number's shortest decimal; throws a RangeError if it is not finite. */
export function rationalOfNumber(value: number): Rational {
  const exact = rationalOfDecimal(String(value))
  if (!exact) throw new RangeError(`not a finite number: ${value}`)
  return exact
}

/** The nearest float: exact for decimals, and when both parts fit into 53 bits. */
export function toNumber(value: Rational): number {
  if (value.denominator === 1n) return Number(value.numerator)
  const decimal = decimalText(value)
  return decimal === null ? Number(value.numerator) / Number(value.denominator) : Number(decimal)
}

/** Maximum number of decimals, far more than a spreadsheet or a pupil writes. */
const MAX_PLACES = 100

/** All digits with a decimal point; null for a non-terminating fraction such as 1/3. */
export function decimalText({ numerator, denominator }: Rational): string | null {
  let [rest, places] = [denominator, 0]
  for (const factor of [10n, 2n, 5n])
    for (; rest % factor === 0n && places < MAX_PLACES; places += 1) rest /= factor
  if (rest !== 1n) return null
  const size = numerator < 0n ? -numerator : numerator
  const digits = String((size * 10n ** BigInt(places)) / denominator).padStart(places + 1, '0')
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits
  return numerator < 0n ? `-${text}` : text
}
