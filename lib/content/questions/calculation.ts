import {
  compareRational,
  rationalOfNumber,
  toNumber,
  type Rational,
} from '@/lib/platform/hr/rational'
import { CalculationError, toFloat } from './calculation/arithmetic'
import { evaluateCalculation, type VariableValues } from './calculation/evaluate'
import { possibleValuesOfOption } from './calculation/option-number'
import { keyBounds, type NumberKey } from './kinds/number/key'
import type { ImportedQuestion } from './model'

/** Relative tolerance for irrational results such as square roots, which are computed as floats. */
const FLOAT_TOLERANCE = 1e-9

/** A Croatian sentence when a question's calculation (`racun`) contradicts its key, else null. */
export function checkCalculation(
  { calculation, body }: Pick<ImportedQuestion, 'calculation' | 'body'>,
  values?: VariableValues,
): string | null {
  if (calculation === null) return null
  try {
    return compareWithKey(calculation, body, values)
  } catch (error) {
    if (error instanceof CalculationError) return `Račun „${calculation}”: ${error.message}`
    throw error
  }
}

const named = ({ low, high, written }: NumberKey) =>
  low === high ? (written ?? low) : `${low}..${high}`

function compareWithKey(
  calculation: string,
  body: ImportedQuestion['body'],
  values?: VariableValues,
): string | null {
  const value = evaluateCalculation(calculation, values)
  const isWithin = ({ low, high }: { low: Rational; high: Rational }) => {
    if (typeof value !== 'number') {
      return compareRational(value, low) >= 0 && compareRational(value, high) <= 0
    }
    const slack = FLOAT_TOLERANCE * Math.max(1, Math.abs(value))
    return value >= toNumber(low) - slack && value <= toNumber(high) + slack
  }
  const isAt = (number: number) => {
    const exact = rationalOfNumber(number)
    return isWithin({ low: exact, high: exact })
  }
  const disagree = (key: string) =>
    `Račun „${calculation}” daje ${toFloat(value)}, a ključ je ${key}.`
  if (body.kind === 'number') {
    const keys = body.answers.filter(({ weight }) => weight === 100)
    return keys.some((key) => isWithin(keyBounds(key)))
      ? null
      : disagree(keys.map(named).join(', '))
  }
  if (body.kind !== 'single' && body.kind !== 'short') {
    return 'Oznaka „racun” vrijedi samo za broj, jedan točan odgovor i kratki odgovor.'
  }
  const options = body.kind === 'single' ? body.choices : body.answers
  const keys = options.filter(({ weight }) => weight === 100).map(({ text }) => text)
  const numbers = keys.map((text) => [text, possibleValuesOfOption(text)] as const)
  const isSame = (number: (typeof numbers)[number][1][number]) =>
    typeof value === 'number' || typeof number === 'number'
      ? isAt(toFloat(number))
      : compareRational(value, number) === 0
  if (numbers.some(([, readings]) => readings.some(isSame))) return null
  if (numbers.every(([, readings]) => !readings.length)) {
    return `Račun se ne može usporediti s odgovorom „${keys.join('”, „')}” jer u njemu nema jednog broja.`
  }
  return disagree(`„${keys.join('”, „')}”`)
}
