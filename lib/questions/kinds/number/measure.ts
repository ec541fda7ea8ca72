import { readNumber, type Locale, type NumberReading } from '@/lib/hr/numbers'
import { add, divide, multiply, negate, rational, type Rational } from '@/lib/hr/rational'
import { findUnit, findUnitOf, type Unit } from '../../units'
import { QUANTITY_NAMES } from '../../units/quantities'
import { splitMeasure, type MeasurePart } from './measure-parts'

/** A value in the key's unit. */
export type MeasureReading = Pick<NumberReading, 'value' | 'isAgainstNotation'>

type Measure = { readings: MeasureReading[] } | { message: string }

const NO_NUMBER = 'To ne možemo pročitati kao broj. Upiši ga, primjerice, ovako: 3,5 ili 3/4.'
const NO_UNIT = 'Upiši samo broj, bez riječi i mjernih jedinica.'
const HUNDRED = rational(100n)

/**
 * Reads a number with or without a unit (`12`, `1,2 dm`, `2 h 30 min`, `€ 5`) in the unit of the
 * key, or gives a friendly Croatian sentence on why it can't be compared.
 */
export function readMeasure(text: string, keyUnit: string | null, locale: Locale): Measure {
  const parts = splitMeasure(text)
  if (!parts) return { message: NO_NUMBER }
  const readings = parts.map(({ number }) => readNumber(number, locale))
  const [first = [], ...more] = readings
  if (!first.length || more.some(({ length }) => !length)) return { message: NO_NUMBER }
  const [{ unit: typedUnit } = { unit: '' }] = parts
  if (parts.length === 1 && !typedUnit) return { readings: first }
  const key = keyUnit === null ? null : findUnit(keyUnit)
  if (key) return convert(parts, readings, key)
  return parts.length === 1 && typedUnit === '%' ? readPercent(first) : { message: NO_UNIT }
}

/** Where the key tells no unit, 25 % may stand for 25 or for a quarter. */
function readPercent(readings: NumberReading[]): Measure {
  const quotients = readings.map((reading) => ({
    ...reading,
    value: divide(reading.value, HUNDRED),
  }))
  return { readings: [...readings, ...quotients] }
}

function convert(parts: MeasurePart[], readings: NumberReading[][], key: Unit): Measure {
  const factors: Rational[] = []
  for (const { unit } of parts) {
    if (!unit) return { message: NO_NUMBER }
    const fitting = findUnitOf(key.quantity, unit)
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

function otherUnit(typed: string, key: Unit): string {
  const unit = findUnit(typed)
  if (!unit) {
    return `Ne prepoznajemo jedinicu „${typed}”. Upiši samo broj ili broj i jedinicu ${key.symbol}.`
  }
  const [nominative, accusative] = QUANTITY_NAMES[key.quantity]
  const [, measured] = QUANTITY_NAMES[unit.quantity]
  return `Jedinica „${typed}” mjeri ${measured}, a ovdje se traži ${nominative}. Kojom jedinicom mjerimo ${accusative}?`
}
