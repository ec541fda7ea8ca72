import {
  add,
  compareRational,
  divide,
  multiply,
  negate,
  rational,
  toNumber,
  type Rational,
} from '@/lib/hr/rational'
import { applyFunction } from './functions'
import { CalculationError, nearest, type Value } from './value'
import { tokenize, type Token } from './tokenize'

export { CalculationError, type Value } from './value'

const MAX_EXPONENT = 1_000
const MAX_DEPTH = 100

/**
 * Recursive descent over `sum = product (+|- product)*`, `product = sign (*|/ sign)*`,
 * `sign = (+|-) sign | power`, `power = atom (^ sign)?`: so -2^2 is -4 and 2^3^2 is 2^9.
 */
class Parser {
  private position = 0
  private depth = 0
  constructor(private readonly tokens: Token[]) {}

  parse(): Value {
    const value = this.sum()
    const rest = this.tokens[this.position]
    if (rest) throw new CalculationError(`neočekivano „${rest.text}”.`)
    return value
  }

  private take(...texts: string[]): string | null {
    const token = this.tokens[this.position]
    if (!token || token.kind !== 'sign' || !texts.includes(token.text)) return null
    this.position += 1
    return token.text
  }

  private expect(text: string): void {
    if (!this.take(text)) throw new CalculationError(`nedostaje „${text}”.`)
  }

  private sum(): Value {
    this.depth += 1
    if (this.depth > MAX_DEPTH) throw new CalculationError('previše zagrada.')
    let value = this.product()
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      const right = this.product()
      value = combine(value, sign === '-' ? opposite(right) : right, add, (a, b) => a + b)
    }
    this.depth -= 1
    return value
  }

  private product(): Value {
    let value = this.signed()
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/')) {
      const right = this.signed()
      if (sign === '*') value = combine(value, right, multiply, (a, b) => a * b)
      else if (isZero(right)) throw new CalculationError('dijeljenje nulom.')
      else value = combine(value, right, divide, (a, b) => a / b)
    }
    return value
  }

  private signed(): Value {
    let isNegative = false
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      if (sign === '-') isNegative = !isNegative
    }
    const value = this.power()
    return isNegative ? opposite(value) : value
  }

  private power(): Value {
    const base = this.atom()
    if (!this.take('^')) return base
    this.depth += 1
    if (this.depth > MAX_DEPTH) throw new CalculationError('previše potencija.')
    const exponent = this.signed()
    this.depth -= 1
    return raise(base, exponent)
  }

  private atom(): Value {
    const token = this.tokens[this.position]
    if (!token) throw new CalculationError('račun nije dovršen.')
    if (token.kind === 'number') {
      this.position += 1
      return token.value
    }
    if (token.kind === 'name') {
      this.position += 1
      this.expect('(')
      const values = [this.sum()]
      while (this.take(',')) values.push(this.sum())
      this.expect(')')
      return applyFunction(token.text, values)
    }
    if (!this.take('(')) throw new CalculationError(`neočekivano „${token.text}”.`)
    const value = this.sum()
    this.expect(')')
    return value
  }
}

/**
 * The value of a `racun` (docs/content-format.md): `+ - * / ^ ( )`, `sqrt`, `abs`, `mod`, `gcd`,
 * `lcm`, decimal points. Exact as far as the result is a fraction, so 0.1+0.2 is 0.3; a binary
 * fraction after an irrational root. Throws a CalculationError with a Croatian sentence.
 */
export function evaluate(expression: string): Value {
  const value = new Parser(tokenize(expression)).parse()
  const size = typeof value === 'number' ? value : toNumber(value)
  if (!Number.isFinite(size)) throw new CalculationError('rezultat je prevelik.')
  return value
}

function combine(
  a: Value,
  b: Value,
  exact: (a: Rational, b: Rational) => Rational,
  floating: (a: number, b: number) => number,
): Value {
  if (typeof a === 'object' && typeof b === 'object') return exact(a, b)
  return floating(nearest(a), nearest(b))
}

const opposite = (value: Value) => (typeof value === 'number' ? -value : negate(value))
const isZero = (value: Value) => nearest(value) === 0

function raise(base: Value, exponent: Value): Value {
  if (typeof exponent === 'number' || exponent.denominator !== 1n) {
    throw new CalculationError('eksponent mora biti cijeli broj.')
  }
  const power = toNumber(exponent)
  if (Math.abs(power) > MAX_EXPONENT) throw new CalculationError('eksponent je prevelik.')
  if (isZero(base) && power < 0) throw new CalculationError('dijeljenje nulom.')
  if (typeof base === 'number') return base ** power
  const isTooLarge =
    compareRational(base, rational(0n)) !== 0 && digits(base) * Math.abs(power) > 5_000
  if (isTooLarge) throw new CalculationError('rezultat je prevelik.')
  const size = BigInt(Math.abs(power))
  const raised = rational(base.numerator ** size, base.denominator ** size)
  return power < 0 ? divide(rational(1n), raised) : raised
}

const digits = ({ numerator, denominator }: Rational) =>
  Math.max(String(numerator).length, String(denominator).length)
