import {
  UNICODE_MINUSES,
  numberReadings,
  ZERO_WIDTH_CHARACTERS,
  type Locale,
  type NumberReading,
} from '@/lib/platform/hr/number-readings'
import type { KeyUnit } from './model'
import { isCountedNoun, isYearWord } from './counted-noun'
import { extractTypedNumber, withoutSurroundingWords } from './extract-typed-number'
import { add, divide, multiply, negate, rational, type Rational } from '@/lib/platform/hr/rational'
import {
  findTypedUnit,
  findMeasurementUnit,
  findUnitOfQuantity,
  type MeasurementUnit,
} from '../../units'
import { QUANTITY_NAMES } from '../../units/quantities'

/** A value converted to the unit of the key. */
export type MeasureReading = Pick<NumberReading, 'value' | 'isAgainstNotation'>

type Measure = { readings: MeasureReading[] } | { message: string }

const NO_NUMBER = 'To ne možemo pročitati kao broj. Upiši ga, primjerice, ovako: 3,5 ili 3/4.'
const NO_UNIT = 'Upiši samo broj, bez riječi i mjernih jedinica.'
const HUNDRED = rational(100n)

/**
 * Reads a number with or without a unit (`12`, `1,2 dm`, `2 h 30 min`, `€ 5`) in the unit of the
 * key. Otherwise gives a friendly Croatian sentence on why the answer can't be compared.
 */
export function readMeasure(text: string, asked: KeyUnit, locale: Locale): Measure {
  const parts = splitMeasure(extractTypedNumber(text))
  if (!parts) return { message: NO_NUMBER }
  const readings = parts.map(({ number }) => numberReadings(number, locale))
  const [first = [], ...more] = readings
  if (!first.length || more.some(({ length }) => !length)) return { message: NO_NUMBER }
  const [{ unit: typedUnit, isOrdinal } = { unit: '', isOrdinal: false }] = parts
  if (parts.length === 1 && !typedUnit) return { readings: first }
  const key = asked.unit === null ? null : findMeasurementUnit(asked.unit)
  if (key) return asked.isUnitAsked ? inUnit(parts, readings, key) : convert(parts, readings, key)
  if (parts.length === 1 && findTypedUnit(typedUnit)?.symbol === '%') return readPercent(first)
  if (parts.length > 1) return { message: NO_UNIT }
  const isNoun = !findTypedUnit(typedUnit) && isCountedNoun(typedUnit)
  return isNoun || isYearWord(typedUnit, isOrdinal) ? { readings: first } : { message: NO_UNIT }
}

/** Converts for a question that asks for a unit, where any other unit is refused. */
function inUnit(parts: MeasurePart[], readings: NumberReading[][], key: MeasurementUnit): Measure {
  const measure = convert(parts, readings, key)
  const isOther = parts.some(
    ({ unit }) => findUnitOfQuantity(key.quantity, unit)?.symbol !== key.symbol,
  )
  return isOther && 'readings' in measure ? { message: askedUnit(key) } : measure
}

const askedUnit = ({ symbol }: MeasurementUnit): string =>
  `Ovdje se traži odgovor u jedinici ${symbol}. Upiši ga u njoj.`

/** When the key has no unit, 25 % may mean 25 or a quarter. */
function readPercent(readings: NumberReading[]): Measure {
  const quotients = readings.map((reading) => ({
    ...reading,
    value: divide(reading.value, HUNDRED),
  }))
  return { readings: [...readings, ...quotients] }
}

function convert(parts: MeasurePart[], readings: NumberReading[][], key: MeasurementUnit): Measure {
  const factors: Rational[] = []
  for (const { unit } of parts) {
    if (!unit) return { message: NO_NUMBER }
    const fitting = findUnitOfQuantity(key.quantity, unit)
    if (!fitting) return { message: otherUnit(unit, key) }
    factors.push(divide(fitting.factor, key.factor))
  }
  const [firstFactor = rational(1n), ...moreFactors] = factors
  const [first = [], ...more] = readings
  const rest = more.reduce((sum, [reading], index) => {
    const factor = moreFactors[index]
    return reading && factor ? add(sum, multiply(reading.value, factor)) : sum
  }, rational(0n))
  return {
    readings: first.map(({ value, isAgainstNotation }) => ({
      value: add(multiply(value, firstFactor), value.numerator < 0n ? negate(rest) : rest),
      isAgainstNotation,
    })),
  }
}

function otherUnit(typed: string, key: MeasurementUnit): string {
  const unit = findTypedUnit(typed)
  if (!unit) {
    return `Ne prepoznajemo jedinicu „${typed}”. Upiši samo broj ili broj i jedinicu ${key.symbol}.`
  }
  const [nominative, accusative] = QUANTITY_NAMES[key.quantity]
  const [, measured] = QUANTITY_NAMES[unit.quantity]
  return `Jedinica „${typed}” mjeri ${measured}, a ovdje se traži ${nominative}. Kojom jedinicom mjerimo ${accusative}?`
}

/** A number with the unit after it; the unit is empty when none was typed. */
export type MeasurePart = { number: string; unit: string; isOrdinal: boolean }

const MAX_PARTS = 4

const DIGIT = '[\\d¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]'
const DECIMAL = `[.,]?${DIGIT}(?:[\\d.,/⁄\\s¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]*${DIGIT})?`
/** Suffixes of a number: `+3/10`, `·10⁻²`. */
const MORE = '\\s*\\+\\s*(?:\\d+\\s*[/⁄]\\s*\\d+|[¼-¾⅐-⅞])'
const POWER =
  '\\s*[*·⋅∙•×xX]\\s*10\\s*(?:\\^\\s*(?:\\([-+]?\\d{1,3}\\)|[-+]?\\d{1,3})|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})'
const NUMBER = `[-+]?\\s*${DECIMAL}(?:${MORE}|${POWER})?`
/** A 2 or 3 belongs to the unit in `cm2` and `m/s^2`, but not in `2m3cm`. */
const UNIT = `[\\p{L}°º'"′″%‰€](?:[^\\d]|(?<=[ms^])[23](?![\\d\\p{L}]))*`
const PART = new RegExp(`(${NUMBER})(\\.(?=\\s*\\p{L}))?\\s*(${UNIT})?\\s*`, 'uy')

/** A unit without the word or comma that joins it to the next number: „3 m i 45 cm”. */
const withoutAnd = (unit: string): string => unit.trim().replace(/\s+i$|,$/, '')

/**
 * Splits `12`, `12cm`, `5 m²`, `€ 5`, `2 h 30 min` and `2 h i 30 min` into parts; null for any
 * other text. Text around a number that doesn't change it is ignored: `x =`, `1991. godine`, a full
 * stop.
 */
export function splitMeasure(text: string): MeasurePart[] | null {
  const typed = withoutSurroundingWords(
    text.replace(ZERO_WIDTH_CHARACTERS, '').replace(UNICODE_MINUSES, '-'),
  )
    .replace(/^€\s*(.+)$/, '$1 €')
    .replace(/\s*[.!]$/, '')
  const parts: MeasurePart[] = []
  const pattern = new RegExp(PART)
  while (pattern.lastIndex < typed.length) {
    const [, number, ordinal, unit = ''] = pattern.exec(typed) ?? []
    if (number === undefined || parts.length === MAX_PARTS) return null
    // Only the first number may have a sign: 5-3 is no measure.
    if (parts.length && /^[^\d]/.test(number) && !/^[¼-¾⅐-⅞]/.test(number)) return null
    const isLast = pattern.lastIndex === typed.length
    parts.push({
      number,
      unit: isLast ? unit.trim() : withoutAnd(unit),
      isOrdinal: ordinal !== undefined,
    })
  }
  return parts.length ? parts : null
}
