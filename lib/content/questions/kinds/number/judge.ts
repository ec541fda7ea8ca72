import { formatNumber } from '@/lib/platform/hr/numbers'
import {
  add,
  compareRational,
  decimalText,
  multiply,
  negate,
  rational,
  type Rational,
} from '@/lib/platform/hr/rational'
import { ANSWER_LIMITS } from '../../answer-limits'
import type { KeyRules } from '../rules'
import { invalid, NOTHING_TYPED, outcomeOf, firstWithWeight, TOO_LONG } from '../verdict'
import { keyBounds, isNonTerminating, shownKey } from './key'
import { readMeasure, type MeasureReading } from './measure'
import { isEveryNumber, type NumberAnswer } from './model'

/**
 * Judges a typed number with or without a unit, in exact arithmetic even at the bounds of a
 * tolerance. A text that is right only if its point is read as a decimal point is `spelling`.
 */
export const number: KeyRules<'number'> = {
  judge({ answers, ...unit }, { text }, locale) {
    if (!text.trim()) return NOTHING_TYPED
    if (text.length > ANSWER_LIMITS.numberText) return TOO_LONG
    const measure = readMeasure(text, unit, locale)
    if ('message' in measure) return invalid(measure.message)
    const found = find(answers, measure.readings)
    const isListed = found && !isEveryNumber(found.answer)
    if (!isListed && answers.some((one) => isRounded(one, measure.readings))) return AS_FRACTION
    const { outcome, score } = outcomeOf(found?.answer.weight ?? 0)
    const isSpelling = outcome === 'right' && found?.reading.isAgainstNotation === true
    return {
      outcome: isSpelling ? 'spelling' : outcome,
      score,
      hint: isSpelling ? notationHint(text) : null,
      feedback: [found?.answer.feedback ?? null],
    }
  },
  correct({ answers, unit }) {
    const key = firstWithWeight(answers, 100) ?? { low: 0, high: 0 }
    const { low, high } = key
    const written = shownKey(key)
    const isSign = unit !== null && ['°', "'", '"'].includes(unit)
    const text = unit === null ? written : `${written}${isSign ? '' : '\u00a0'}${unit}`
    return { kind: 'number', low, high, unit, text }
  },
  mistake({ answers }) {
    const foreseen = answers.find((one) => one.weight === 0 && !isEveryNumber(one))
    const value = (firstWithWeight(answers, 100)?.high ?? 0) + 1
    const text = foreseen?.written ?? formatNumber(foreseen?.low ?? value)
    return { kind: 'number', text }
  },
  draw: (body) => body,
}

type Found = { answer: NumberAnswer; reading: MeasureReading }

/**
 * The listed answer that a text means. Readings that follow the rules of notation come first, then
 * answers with a weight before foreseen mistakes; an answer that accepts every number comes last.
 */
function find(answers: NumberAnswer[], readings: MeasureReading[]): Found | undefined {
  const fits = readings.flatMap((reading) =>
    answers.filter((answer) => isInside(reading, answer)).map((answer) => ({ answer, reading })),
  )
  const rank = ({ answer, reading }: Found) =>
    (isEveryNumber(answer) ? 4 : 0) +
    (reading.isAgainstNotation ? 2 : 0) +
    (answer.weight > 0 ? 0 : 1)
  return fits.sort((a, b) => rank(a) - rank(b))[0]
}

function isInside({ value }: MeasureReading, answer: NumberAnswer): boolean {
  const { low, high } = keyBounds(answer)
  return compareRational(value, low) >= 0 && compareRational(value, high) <= 0
}

const AS_FRACTION = invalid(
  'Tvoj je broj zaokružen, a ovdje se traži točna vrijednost. Upiši je kao razlomak, primjerice 3/4.',
)

/** Whether a decimal is a rounded right answer that has no finite decimal: 0,33 for 1/3. */
function isRounded(answer: NumberAnswer, readings: MeasureReading[]): boolean {
  if (answer.weight !== 100 || !isNonTerminating(answer)) return false
  const { low: exact } = keyBounds(answer)
  return readings.some(({ value }) => isRounding(value, exact))
}

/** Rounded to its last decimal place, or truncated there: 0,67 and 0,66 for 2/3. */
function isRounding(rounded: Rational, exact: Rational): boolean {
  const places = decimalText(rounded)?.split('.')[1]?.length ?? 0
  if (!places) return false
  const unit = rational(1n, 10n ** BigInt(places))
  const half = multiply(unit, rational(1n, 2n))
  const missing = add(exact, negate(rounded))
  const [error, isCut] =
    missing.numerator < 0n
      ? [negate(missing), exact.numerator < 0n]
      : [missing, exact.numerator > 0n]
  return compareRational(error, isCut ? unit : half) <= 0
}

function notationHint(text: string): string {
  const written = text.trim()
  return `Pazi na pisanje: decimale odvajamo zarezom, pa pišemo „${written.replace('.', ',')}”, a ne „${written}”.`
}
