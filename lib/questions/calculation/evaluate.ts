import {
  add,
  divide,
  greatestCommonDivisor,
  multiply,
  negate,
  rational,
  rationalOfDecimal,
  toNumber,
  type Rational,
} from '@/lib/hr/rational'

/** Exact, or a binary fraction after an irrational root. */
export type Value = Rational | number

/** The nearest number. */
export const nearest = (value: Value) => (typeof value === 'number' ? value : toNumber(value))

/** Its message is the second half of a Croatian sentence for the author of the calculation. */
export class CalculationError extends Error {
  override name = 'CalculationError'
}

/** Bounds the depth of the recursion too. */
const MAX_LENGTH = 200
const MAX_EXPONENT = 1_000
const MAX_DIGITS = 5_000

type Operation = (a: Value, b: Value) => Value

/** Exact for two fractions, else a binary fraction. */
const operation =
  (
    exact: (a: Rational, b: Rational) => Rational,
    floating: (a: number, b: number) => number,
  ): Operation =>
  (a, b) =>
    typeof a === 'object' && typeof b === 'object' ? exact(a, b) : floating(nearest(a), nearest(b))

const sum = operation(add, (a, b) => a + b)
const product = operation(multiply, (a, b) => a * b)
const quotient = operation(divide, (a, b) => a / b)
const opposite = (value: Value) => (typeof value === 'number' ? -value : negate(value))
const isZero = (value: Value) => nearest(value) === 0

/** `right` is the binding of the right side: `^` groups to the right, the others to the left. */
type Operator = { binding: number; right: number; apply: Operation }

/** A sign binds tighter than `*` and looser than `^`: -2^2 is -4. */
const SIGN_BINDING = 3

const OPERATORS = new Map<string, Operator>([
  ['+', { binding: 1, right: 2, apply: sum }],
  ['-', { binding: 1, right: 2, apply: (a, b) => sum(a, opposite(b)) }],
  ['*', { binding: 2, right: 3, apply: product }],
  ['/', { binding: 2, right: 3, apply: safeQuotient }],
  ['^', { binding: 4, right: 4, apply: power }],
])

const FUNCTIONS = new Map<string, { parameters: 1 | 2; apply: Operation }>([
  ['abs', { parameters: 1, apply: (a) => (isNegative(a) ? opposite(a) : a) }],
  ['sqrt', { parameters: 1, apply: squareRoot }],
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

/**
 * The value of a `racun` (docs/content-format.md): `+ - * / ^ ( )`, `sqrt`, `abs`, `mod`, `gcd`,
 * `lcm`, decimal points. Exact as far as the result is a fraction, so 0.1+0.2 is 0.3; a binary
 * fraction after an irrational root.
 * @throws CalculationError with a Croatian sentence
 */
export function evaluate(expression: string): Value {
  const tokens = tokenize(expression)
  const value = readValue(tokens)
  const [rest] = tokens
  if (rest !== undefined) throw new CalculationError(`neočekivano „${rest}”.`)
  if (!Number.isFinite(nearest(value))) throw new CalculationError('rezultat je prevelik.')
  return value
}

/** Numbers, function names and signs. */
function tokenize(expression: string): string[] {
  if (expression.length > MAX_LENGTH) throw new CalculationError('račun je predug.')
  const tokens = expression.match(/\d+(?:\.\d+)?|[a-z]+|\S/gu) ?? []
  const unknown = tokens.find((token) => /^[^\da-z+\-*/^(),]/.test(token))
  if (unknown) throw new CalculationError(`nepoznat znak „${unknown}”.`)
  return tokens
}

/** Precedence climbing: takes tokens from the front while their operators bind tightly enough. */
function readValue(tokens: string[], minBinding = 0): Value {
  let value = readOperand(tokens)
  for (;;) {
    const operator = OPERATORS.get(tokens[0] ?? '')
    if (!operator || operator.binding < minBinding) return value
    tokens.shift()
    value = operator.apply(value, readValue(tokens, operator.right))
  }
}

function readOperand(tokens: string[]): Value {
  const token = tokens.shift()
  if (token === undefined) throw new CalculationError('račun nije dovršen.')
  const number = rationalOfDecimal(token)
  if (number) return number
  if (token === '+') return readValue(tokens, SIGN_BINDING)
  if (token === '-') return opposite(readValue(tokens, SIGN_BINDING))
  if (/^[a-z]/.test(token)) return applyFunction(token, readArguments(tokens))
  if (token !== '(') throw new CalculationError(`neočekivano „${token}”.`)
  const value = readValue(tokens)
  expectSign(tokens, ')')
  return value
}

function readArguments(tokens: string[]): Value[] {
  expectSign(tokens, '(')
  const values = [readValue(tokens)]
  while (tokens[0] === ',') {
    tokens.shift()
    values.push(readValue(tokens))
  }
  expectSign(tokens, ')')
  return values
}

function expectSign(tokens: string[], sign: string): void {
  if (tokens.shift() !== sign) throw new CalculationError(`nedostaje „${sign}”.`)
}

function applyFunction(name: string, values: Value[]): Value {
  const known = FUNCTIONS.get(name)
  if (!known) throw new CalculationError(`nepoznata funkcija „${name}”.`)
  const [a, b = a] = values
  if (a === undefined || b === undefined || values.length !== known.parameters) {
    throw new CalculationError(`funkcija „${name}” traži drukčiji broj vrijednosti.`)
  }
  return known.apply(a, b)
}

function safeQuotient(a: Value, b: Value): Value {
  if (isZero(b)) throw new CalculationError('dijeljenje nulom.')
  return quotient(a, b)
}

function power(base: Value, exponent: Value): Value {
  if (typeof exponent === 'number' || exponent.denominator !== 1n) {
    throw new CalculationError('eksponent mora biti cijeli broj.')
  }
  const times = toNumber(exponent)
  if (Math.abs(times) > MAX_EXPONENT) throw new CalculationError('eksponent je prevelik.')
  if (isZero(base) && times < 0) throw new CalculationError('dijeljenje nulom.')
  if (typeof base === 'number') return base ** times
  const digits = Math.max(String(base.numerator).length, String(base.denominator).length)
  if (digits * Math.abs(times) > MAX_DIGITS) throw new CalculationError('rezultat je prevelik.')
  const factors = size(exponent.numerator)
  const raised = rational(base.numerator ** factors, base.denominator ** factors)
  return times < 0 ? divide(rational(1n), raised) : raised
}

const isNegative = (value: Value) => (typeof value === 'number' ? value < 0 : value.numerator < 0n)

/** Exact for squares of fractions: sqrt(9/4) is 3/2. */
function squareRoot(value: Value): Value {
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

function onIntegers(apply: (a: bigint, b: bigint) => bigint): Operation {
  const integer = (value: Value) => {
    if (typeof value === 'object' && value.denominator === 1n) return value.numerator
    throw new CalculationError('mod, gcd i lcm traže cijele brojeve.')
  }
  return (a, b) => rational(apply(integer(a), integer(b)))
}

function size(integer: bigint): bigint {
  return integer < 0n ? -integer : integer
}

/** Never negative. */
function remainder(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new CalculationError('dijeljenje nulom.')
  return ((a % b) + size(b)) % size(b)
}
