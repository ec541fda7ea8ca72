import { rationalOfDecimal, type Rational } from '@/lib/hr/rational'
import { CalculationError } from './value'

export type Token =
  | { kind: 'number'; text: string; value: Rational }
  | { kind: 'name'; text: string }
  | { kind: 'sign'; text: string }

const MAX_LENGTH = 200
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|([-+*/^(),]))\s*/y

/** Numbers, function names and signs of a calculation. */
export function tokenize(expression: string): Token[] {
  if (expression.length > MAX_LENGTH) throw new CalculationError('račun je predug.')
  const tokens: Token[] = []
  const pattern = new RegExp(TOKEN)
  while (pattern.lastIndex < expression.length) {
    const start = pattern.lastIndex
    const [, number, name, sign] = pattern.exec(expression) ?? []
    const value = number === undefined ? null : rationalOfDecimal(number)
    if (number !== undefined && value) tokens.push({ kind: 'number', text: number, value })
    else if (name) tokens.push({ kind: 'name', text: name })
    else if (sign) tokens.push({ kind: 'sign', text: sign })
    else throw new CalculationError(`nepoznat znak „${expression.slice(start).trim().charAt(0)}”.`)
  }
  return tokens
}
