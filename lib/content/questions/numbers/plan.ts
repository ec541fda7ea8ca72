import { LRUCache } from 'lru-cache'
import {
  compareRational,
  divide,
  rational,
  rationalOfDecimal,
  toNumber,
  type Rational,
} from '@/lib/platform/hr/rational'
import { add, multiply, negate } from '@/lib/platform/hr/rational'
import { CalculationError } from '../calculation/arithmetic'
import {
  compileCalculation,
  isFunctionName,
  type CompiledCalculation,
} from '../calculation/evaluate'

/** A name whose value is drawn from `size` possible values. */
type Drawn = { name: string; size: number; at: (index: number) => Rational }
/** A name whose value is computed from the names before it. */
type Computed = { name: string; text: string; value: CompiledCalculation }
export type Condition = {
  left: CompiledCalculation
  sign: string
  right: CompiledCalculation
  text: string
}

/** The parsed definitions of a question's changing numbers. */
export type NumbersPlan = {
  drawn: Drawn[]
  computed: Computed[]
  conditions: Condition[]
  /** Number of combinations, regardless of the conditions. */
  size: number
}

const MAX_PARTS = 20
const MAX_VALUES = 1_000_000

const NUMBER = '[-−]?\\d+(?:[.,]\\d+)?'
const NAMED = /^([^:]*):(.*)$/s
const RANGE = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})(?:\\s+korak\\s+(${NUMBER}))?$`)
const BETWEEN = /\s*\|\s*|,\s+/
const LIST = new RegExp(`^${NUMBER}(?:(?:${BETWEEN.source})${NUMBER})*$`)
const CONDITION = /^(.+?)(<=|>=|!=|<|>|=)(.+)$/s
/** Alternative signs that are easy to read and type. */
const SIGNS: Record<string, string> = { '≤': '<=', '≥': '>=', '≠': '!=', '·': '*', '−': '-' }

/**
 * Parses the changing numbers of a question. Each line, or part between semicolons, is a range (`a:
 * 2..20 korak 2`), a list (`b: 2, 3, 5`), a computed name (`p: a*b`) or a condition (`a != b`).
 * @throws CalculationError with a Croatian sentence
 */
export function parseNumbersPlan(source: string): NumbersPlan {
  const known = parsed.get(source)
  if (known) return known
  const plan = newPlan(source)
  parsed.set(source, plan)
  return plan
}

/** Cache of parsed definitions, from which numbers are drawn for each pupil and attempt. */
const parsed = new LRUCache<string, NumbersPlan>({ max: 2_000 })

function newPlan(source: string): NumbersPlan {
  const plan: NumbersPlan = { drawn: [], computed: [], conditions: [], size: 1 }
  const parts = splitDefinitions(source)
  if (parts.length > MAX_PARTS) throw new CalculationError(`Redaka je više od ${MAX_PARTS}.`)
  const names = new Set<string>()
  for (const part of parts) {
    const [, name = '', value = ''] = NAMED.exec(part) ?? []
    if (part.includes(':')) readName(name.trim(), value.trim(), names, plan)
    else plan.conditions.push(readCondition(part))
  }
  if (!plan.drawn.length) {
    throw new CalculationError('Nijedan broj nema raspon ni popis, primjerice a: 2..9')
  }
  plan.size = plan.drawn.reduce((product, { size }) => product * size, 1)
  if (!Number.isSafeInteger(plan.size)) throw new CalculationError('Mogućnosti je previše.')
  return plan
}

/** The trimmed parts of a source, without empty ones. */
export const splitDefinitions = (source: string): string[] =>
  source
    .split(/[\n;]/)
    .map((part) => part.trim())
    .filter(Boolean)

function readName(name: string, value: string, names: Set<string>, plan: NumbersPlan): void {
  if (!/^[a-z][a-z\d]{0,19}$/.test(name) || isFunctionName(name)) {
    throw new CalculationError(
      `Ime „${name}” nije dobro: piše se malim slovima od a do z, primjerice a ili cijena.`,
    )
  }
  if (names.has(name)) throw new CalculationError(`Ime „${name}” navedeno je dvaput.`)
  names.add(name)
  const range = RANGE.exec(value)
  if (range) return void plan.drawn.push({ name, ...rangeOf(name, range) })
  if (LIST.test(value)) {
    const values = value.split(BETWEEN).map(numberOf)
    return void plan.drawn.push({
      name,
      size: values.length,
      at: (index) => values[index] ?? rational(0n),
    })
  }
  if (!value) throw new CalculationError(`Uz ime „${name}” nema vrijednosti.`)
  const text = `${name}: ${plain(value)}`
  plan.computed.push({
    name,
    text,
    value: withPartInError(text, () => compileCalculation(plain(value))),
  })
}

function rangeOf(name: string, [, from = '', to = '', step = '1']: RegExpExecArray) {
  const [first, last, distance] = [numberOf(from), numberOf(to), numberOf(step)]
  if (compareRational(distance, rational(0n)) <= 0) {
    throw new CalculationError(`Korak za „${name}” mora biti veći od nule.`)
  }
  const steps = Math.floor(toNumber(divide(add(last, negate(first)), distance)) + 1e-9)
  if (steps < 0) throw new CalculationError(`Raspon za „${name}” počinje iza svojeg kraja.`)
  if (steps >= MAX_VALUES) throw new CalculationError(`Raspon za „${name}” je prevelik.`)
  const at = (index: number) => add(first, multiply(distance, rational(BigInt(index))))
  return { size: steps + 1, at }
}

const numberOf = (text: string) =>
  rationalOfDecimal(text.trim().replace('−', '-').replace(',', '.')) ?? rational(0n)

function readCondition(part: string): Condition {
  const text = plain(part)
  const [, left = '', sign = '', right = ''] = CONDITION.exec(text) ?? []
  if (!sign) {
    throw new CalculationError(
      `„${part}” nije ni broj (a: 2..9), ni izračun (p: a*b), ni uvjet (a < b).`,
    )
  }
  return withPartInError(part, () => ({
    ...{ left: compileCalculation(left), sign, right: compileCalculation(right) },
    text: part,
  }))
}

/** Adds the failing part to the message of a calculation error. */
export function withPartInError<Result>(part: string, compute: () => Result): Result {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error
    throw new CalculationError(`„${part}”: ${error.message}`)
  }
}

const plain = (text: string) => text.replace(/[≤≥≠·−]/g, (sign) => SIGNS[sign] ?? sign)
