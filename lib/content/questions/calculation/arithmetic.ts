import {
  add,
  divide,
  greatestCommonDivisor,
  multiply,
  negate,
  rational,
  rationalOfNumber,
  toNumber,
  type Rational,
} from '@/lib/platform/hr/rational'

/** An exact fraction, or a float after an irrational root. */
export type CalculationValue = Rational | number

/** The value as the nearest float. */
export const toFloat = (value: CalculationValue) =>
  typeof value === 'number' ? value : toNumber(value)

/**
 * An error whose message is the second half of a Croatian sentence for the calculation's author.
 */
export class CalculationError extends Error {
  override name = 'CalculationError'
}

const MAX_EXPONENT = 1_000
/**
 * Maximum digits of numerator and denominator in every step, so that no expression takes longer
 * than a few milliseconds.
 */
const MAX_DIGITS = 60
const TOO_LARGE = 10n ** BigInt(MAX_DIGITS)

function bounded(value: CalculationValue): CalculationValue {
  const isBounded =
    typeof value === 'number'
      ? Number.isFinite(value)
      : size(value.numerator) < TOO_LARGE && value.denominator < TOO_LARGE
  if (isBounded) return value
  throw new CalculationError('rezultat je prevelik.')
}

type Operation = (a: CalculationValue, b: CalculationValue) => CalculationValue

/** An operation that is exact for two fractions, and otherwise computed with floats. */
const operation =
  (
    exact: (a: Rational, b: Rational) => Rational,
    floating: (a: number, b: number) => number,
  ): Operation =>
  (a, b) =>
    bounded(
      typeof a === 'object' && typeof b === 'object'
        ? exact(a, b)
        : floating(toFloat(a), toFloat(b)),
    )

const sum = operation(add, (a, b) => a + b)
const product = operation(multiply, (a, b) => a * b)
const quotient = operation(divide, (a, b) => a / b)
export const negateValue = (value: CalculationValue) =>
  typeof value === 'number' ? -value : negate(value)
const isZero = (value: CalculationValue) => toFloat(value) === 0

/**
 * `right` is the minimum binding of the right operand: `^` is right-associative, the others are
 * left-associative.
 */
type Operator = { binding: number; right: number; apply: Operation }

export const OPERATORS = new Map<string, Operator>([
  ['+', { binding: 1, right: 2, apply: sum }],
  ['-', { binding: 1, right: 2, apply: (a, b) => sum(a, negateValue(b)) }],
  ['*', { binding: 2, right: 3, apply: product }],
  ['/', { binding: 2, right: 3, apply: safeQuotient }],
  ['^', { binding: 4, right: 4, apply: power }],
])

export const FUNCTIONS = new Map<string, { parameters: 1 | 2; apply: Operation }>([
  ['abs', { parameters: 1, apply: (a) => (isNegative(a) ? negateValue(a) : a) }],
  ['sqrt', { parameters: 1, apply: squareRoot }],
  ['round', { parameters: 2, apply: roundTo }],
  ['mod', { parameters: 2, apply: onIntegers(remainder) }],
  [
    'gcd',
    { parameters: 2, apply: onIntegers((a, b) => (a || b ? greatestCommonDivisor(a, b) : 0n)) },
  ],
  [
    'lcm',
    { parameters: 2, apply: onIntegers((a, b) => size(a * b) / greatestCommonDivisor(a, b)) },
  ],
])

function safeQuotient(a: CalculationValue, b: CalculationValue): CalculationValue {
  if (isZero(b)) throw new CalculationError('dijeljenje nulom.')
  return quotient(a, b)
}

function power(base: CalculationValue, exponent: CalculationValue): CalculationValue {
  if (typeof exponent === 'number' || exponent.denominator !== 1n) {
    throw new CalculationError('eksponent mora biti cijeli broj.')
  }
  const times = toNumber(exponent)
  if (Math.abs(times) > MAX_EXPONENT) throw new CalculationError('eksponent je prevelik.')
  if (isZero(base) && times < 0) throw new CalculationError('dijeljenje nulom.')
  if (typeof base === 'number') return bounded(base ** times)
  const digits = Math.max(String(base.numerator).length, String(base.denominator).length)
  if (digits * Math.abs(times) > MAX_DIGITS) throw new CalculationError('rezultat je prevelik.')
  const factors = size(exponent.numerator)
  const raised = rational(base.numerator ** factors, base.denominator ** factors)
  return bounded(times < 0 ? divide(rational(1n), raised) : raised)
}

const isNegative = (value: CalculationValue) =>
  typeof value === 'number' ? value < 0 : value.numerator < 0n

/** Exact for squares of fractions: sqrt(9/4) is 3/2. */
function squareRoot(value: CalculationValue): CalculationValue {
  if (isNegative(value)) throw new CalculationError('korijen negativnog broja.')
  if (typeof value === 'number') return Math.sqrt(value)
  const [top, bottom] = [integerRoot(value.numerator), integerRoot(value.denominator)]
  return top !== null && bottom !== null ? rational(top, bottom) : Math.sqrt(toNumber(value))
}

function integerRoot(square: bigint): bigint | null {
  if (square > BigInt(Number.MAX_SAFE_INTEGER)) return null
  const root = BigInt(Math.round(Math.sqrt(Number(square))))
  return root * root === square ? root : null
}

const MAX_PLACES = 9

/** Rounds to a number of decimal places, halves away from zero. */
function roundTo(value: CalculationValue, places: CalculationValue): CalculationValue {
  const digits = toFloat(places)
  if (!Number.isInteger(digits) || digits < 0 || digits > MAX_PLACES) {
    throw new CalculationError(`round zaokružuje na 0 do ${MAX_PLACES} decimala.`)
  }
  const exact = typeof value === 'number' ? rationalOfNumber(value) : value
  const scale = 10n ** BigInt(digits)
  const { numerator, denominator } = exact
  const rounded = (2n * size(numerator) * scale + denominator) / (2n * denominator)
  return rational(numerator < 0n ? -rounded : rounded, scale)
}

function onIntegers(apply: (a: bigint, b: bigint) => bigint): Operation {
  const integer = (value: CalculationValue) => {
    if (typeof value === 'object' && value.denominator === 1n) return value.numerator
    throw new CalculationError('mod, gcd i lcm traže cijele brojeve.')
  }
  return (a, b) => rational(apply(integer(a), integer(b)))
}

function size(integer: bigint): bigint {
  return integer < 0n ? -integer : integer
}

/** The remainder of a division, never negative. */
function remainder(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new CalculationError('dijeljenje nulom.')
  return ((a % b) + size(b)) % size(b)
}
