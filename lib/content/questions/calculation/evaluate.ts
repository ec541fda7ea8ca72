import { LRUCache } from 'lru-cache'
import { rationalOfDecimal } from '@/lib/platform/hr/rational'
import {
  CalculationError,
  FUNCTIONS,
  toFloat,
  OPERATORS,
  negateValue,
  type CalculationValue,
} from './arithmetic'

/** Maximum length of an expression in characters, which bounds the recursion depth too. */
const MAX_LENGTH = 200

/** The unary sign binds tighter than `*` and looser than `^`: -2^2 is -4. */
const SIGN_BINDING = 3

/** Values of variables by name. */
export type VariableValues = ReadonlyMap<string, CalculationValue>

export const isFunctionName = (name: string): boolean => FUNCTIONS.has(name)

/** Computes an expression's result from the values of its variables. @throws CalculationError */
export type CompiledCalculation = (values: VariableValues) => CalculationValue

/**
 * The value of a `racun` (docs/content-format.md): `+ - * / ^ ( )`, `sqrt`, `abs`, `round`, `mod`,
 * `gcd`, `lcm`, decimal points. Exact while all steps give fractions, so 0.1+0.2 is 0.3; a float
 * after an irrational root.
 * @param values values of the expression's variables
 * @throws CalculationError with a Croatian sentence
 */
export const evaluateCalculation = (
  expression: string,
  values: VariableValues = new Map(),
): CalculationValue => compileCalculation(expression)(values)

/** Compiled expressions, cached because each is evaluated again for every pupil and attempt. */
const compiled = new LRUCache<string, CompiledCalculation>({ max: 5_000 })

/**
 * Parses an expression once for many evaluations. @throws CalculationError for a syntax error or an
 * unknown function; an unknown variable throws only when the expression is evaluated
 */
export function compileCalculation(expression: string): CompiledCalculation {
  const known = compiled.get(expression)
  if (known) return known
  const calculation = newCalculation(expression)
  compiled.set(expression, calculation)
  return calculation
}

function newCalculation(expression: string): CompiledCalculation {
  const tokens = tokenize(expression)
  const compute = readValue(tokens)
  const [rest] = tokens
  if (rest !== undefined) throw new CalculationError(`neočekivano „${written(rest)}”.`)
  return (values) => {
    const value = compute(values)
    if (!Number.isFinite(toFloat(value))) throw new CalculationError('rezultat je prevelik.')
    return value
  }
}

/** A name, a sign, or the value of a number. */
type Token = string | CalculationValue

const written = (token: Token) => (typeof token === 'string' ? token : toFloat(token))

/** Splits an expression into numbers, names and signs. */
function tokenize(expression: string): Token[] {
  if (expression.length > MAX_LENGTH) throw new CalculationError('račun je predug.')
  const tokens = expression.match(/\d+(?:\.\d+)?|[a-z][a-z\d]*|\S/gu) ?? []
  const unknown = tokens.find((token) => /^[^\da-z+\-*/^(),]/.test(token))
  if (unknown) throw new CalculationError(`nepoznat znak „${unknown}”.`)
  return tokens.map((token) => rationalOfDecimal(token) ?? token)
}

/**
 * Precedence climbing: consumes tokens from the front while their operators bind tightly enough.
 */
function readValue(tokens: Token[], minBinding = 0): CompiledCalculation {
  let value = readOperand(tokens)
  for (;;) {
    const operator = OPERATORS.get(String(tokens[0]))
    if (!operator || operator.binding < minBinding) return value
    tokens.shift()
    const [left, right] = [value, readValue(tokens, operator.right)]
    value = (values) => operator.apply(left(values), right(values))
  }
}

function readOperand(tokens: Token[]): CompiledCalculation {
  const token = tokens.shift()
  if (token === undefined) throw new CalculationError('račun nije dovršen.')
  if (typeof token !== 'string') return () => token
  if (token === '+') return readValue(tokens, SIGN_BINDING)
  if (token === '-') {
    const value = readValue(tokens, SIGN_BINDING)
    return (values) => negateValue(value(values))
  }
  if (/^[a-z]/.test(token)) {
    const isCall = isFunctionName(token) || tokens[0] === '('
    return isCall ? readCall(token, tokens) : (values) => valueOf(token, values)
  }
  if (token !== '(') throw new CalculationError(`neočekivano „${token}”.`)
  const value = readValue(tokens)
  expectSign(tokens, ')')
  return value
}

function valueOf(name: string, values: VariableValues): CalculationValue {
  const value = values.get(name)
  if (value === undefined) throw new CalculationError(`nepoznato ime „${name}”.`)
  return value
}

function readCall(name: string, tokens: Token[]): CompiledCalculation {
  const given = readArguments(tokens)
  const known = FUNCTIONS.get(name)
  if (!known) throw new CalculationError(`nepoznata funkcija „${name}”.`)
  const [a, b = a] = given
  if (a === undefined || b === undefined || given.length !== known.parameters) {
    throw new CalculationError(`funkcija „${name}” traži drukčiji broj vrijednosti.`)
  }
  return (values) => known.apply(a(values), b(values))
}

function readArguments(tokens: Token[]): CompiledCalculation[] {
  expectSign(tokens, '(')
  const given = [readValue(tokens)]
  while (tokens[0] === ',') {
    tokens.shift()
    given.push(readValue(tokens))
  }
  expectSign(tokens, ')')
  return given
}

function expectSign(tokens: Token[], sign: string): void {
  if (tokens.shift() !== sign) throw new CalculationError(`nedostaje „${sign}”.`)
}
