import { LRUCache } from 'lru-cache'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { plural } from '@/lib/platform/hr/plurals'
import { toNumber } from '@/lib/platform/hr/rational'
import { CalculationError, toFloat, type CalculationValue } from '../calculation/arithmetic'
import { evaluateCalculation, type VariableValues } from '../calculation/evaluate'

const FORMULAS = /(\$\$[^$]+\$\$|\$[^$\n]+\$)/
/** Placeholders: `{a}`, `{=a*b}`, `{a|jabuka|jabuke|jabuka}`; the a in `\text{a}` is a word. */
const PLACE =
  /(?<!\\(?:text|mathrm|mathbf|operatorname))\{(=[^{}|]+|[a-z][a-z\d]*)((?:\|[^{}|]*){3})?\}/g

/** What stands between a placeholder and its euro sign, at the end of a formula too. */
const BEFORE_EURO = /^\$?[ \u00a0]€/

/** Whether a placeholder is added or subtracted in a formula that ends with a sum of money. */
const isTermOfSum = (before: string, rest: string, behind: string): boolean =>
  AFTER_FORMULA.test(behind) && /(?:^\$|[-+=]) *$/.test(before) && /^ *(?:[-+=]|\$)/.test(rest)

const AFTER_FORMULA = /^[ \u00a0]€/

/** A sum of money in Croatian notation with two decimals where it had one: 7,70 for 7,7. */
export const withCents = (amount: string): string => (/,\d$/.test(amount) ? `${amount}0` : amount)

/** A placeholder in a text, where a value is filled in. */
type Place = {
  /** The source, which stays where there is no value of this name. */
  source: string
  value: (values: VariableValues) => CalculationValue | undefined
  /** Forms of the noun after the number: for one, for a few, for many. */
  forms: readonly [string, string, string] | null
  isFormula: boolean
  /** A sum of money, which is followed by € and written with two decimals or none. */
  isMoney: boolean
}

/** Cache of texts split at their placeholders, which are filled in for each pupil and attempt. */
const split = new LRUCache<string, (string | Place)[]>({ max: 5_000 })

/**
 * A text with its changing numbers filled in, in Croatian notation. In a formula the braces stay as
 * a LaTeX group: `\frac{a}{b}` becomes `\frac{3}{4}`. Braces around other content are unchanged.
 * @throws CalculationError with a Croatian sentence
 */
export function fillText(text: string, values: VariableValues): string {
  if (!text.includes('{')) return text
  let parts = split.get(text)
  if (!parts) split.set(text, (parts = splitAtPlaces(text)))
  return parts.map((part) => (typeof part === 'string' ? part : filled(part, values))).join('')
}

function splitAtPlaces(text: string): (string | Place)[] {
  return text.split(FORMULAS).flatMap((part, index, all) => {
    const parts: (string | Place)[] = []
    let end = 0
    for (const match of part.matchAll(PLACE)) {
      const [source, what = '', forms] = match
      const start = end
      end = match.index + source.length
      const rest = part.slice(end)
      const isFormula = index % 2 === 1
      const isMoney =
        BEFORE_EURO.test(rest + (all[index + 1] ?? '')) ||
        (isFormula && isTermOfSum(part.slice(0, match.index), rest, all[index + 1] ?? ''))
      const place = { ...placeOf(source, what, forms), isFormula, isMoney }
      parts.push(part.slice(start, match.index), place)
    }
    return [...parts, part.slice(end)]
  })
}

function placeOf(source: string, what: string, forms: string | undefined) {
  const [, one = '', few = '', many = ''] = forms?.split('|') ?? []
  const value = (values: VariableValues) =>
    what.startsWith('=') ? evaluateFormula(what.slice(1), values) : values.get(what)
  return { source, value, forms: forms ? ([one, few, many] as const) : null }
}

function filled(place: Place, values: VariableValues): string {
  const value = place.value(values)
  if (value === undefined) return place.source
  if (place.isFormula) return `{${shown(value, place)}}`
  if (!place.forms) return shown(value, place)
  return `${shown(value, place)} ${plural(toFloat(value), place.forms)}`
}

/** Number of placeholders in a text. */
export const countPlaceholders = (text: string): number => text.match(PLACE)?.length ?? 0

export function evaluateFormula(expression: string, values: VariableValues): CalculationValue {
  try {
    return evaluateCalculation(expression.replace(/·/g, '*').replace(/−/g, '-'), values)
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error
    throw new CalculationError(`„${expression}”: ${error.message}`)
  }
}

/**
 * Maximum number of decimals in a text: a longer value is written as a fraction, or must be
 * rounded.
 */
const MAX_PLACES = 6

/** The exact decimal of a value; null for a value without one, or with too many decimals. */
export function shortDecimalOf(value: CalculationValue): number | null {
  if (typeof value === 'number') return null
  const scaled = 10n ** BigInt(MAX_PLACES)
  if ((value.numerator * scaled) % value.denominator !== 0n) return null
  const number = toNumber(value)
  return Math.abs(number) < 1e9 ? number : null
}

/**
 * A number in Croatian notation as LaTeX: `-12\,345{,}5`. Thousands are parted by a thin space, as
 * in formulas whose numbers are fixed: the formula's words have no dots.
 */
const inLatex = (number: string): string =>
  number.replace('−', '-').replace(',', '{,}').replace(/\s/g, '\\,')

/** A number in Croatian notation, or a fraction where it has no short decimal. */
function shown(value: CalculationValue, { isFormula, isMoney }: Place): string {
  const decimal = shortDecimalOf(value)
  if (decimal !== null) {
    const text = isMoney ? withCents(formatNumber(decimal)) : formatNumber(decimal)
    return isFormula ? inLatex(text) : text
  }
  if (typeof value === 'number') {
    throw new CalculationError(
      'korijen nije cijeli broj ni razlomak: zaokruži ga, npr. round(x, 2).',
    )
  }
  const { numerator, denominator } = value
  if (denominator === 1n) throw new CalculationError('broj je prevelik da bi se prikazao.')
  const sign = numerator < 0n ? (isFormula ? '-' : '−') : ''
  const top = numerator < 0n ? -numerator : numerator
  return isFormula ? `${sign}\\frac{${top}}{${denominator}}` : `${sign}${top}/${denominator}`
}
