/** An exact number in lowest terms; the denominator is positive. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

/** Throws a RangeError when the denominator is zero. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('denominator is zero')
  const sign = denominator < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(numerator, denominator)
  return {
    numerator: (sign * numerator) / divisor,
    denominator: (sign * denominator) / divisor,
  }
}

/** Greatest common divisor, never negative; of 0 and 0 it is 1, so that it can divide. */
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

/** The exact value of the shortest decimal of a number; a RangeError if it is not finite. */
export function rationalOfNumber(value: number): Rational {
  const exact = rationalOfDecimal(String(value))
  if (!exact) throw new RangeError(`not a finite number: ${value}`)
  return exact
}

/** Nearest number (to the last bit where both parts fit into 53 bits). */
export function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator)
}
