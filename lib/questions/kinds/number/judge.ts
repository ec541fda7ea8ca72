import { formatNumber } from '@/lib/hr/numbers'
import { compareRational, rationalOfNumber } from '@/lib/hr/rational'
import { ANSWER_LIMITS } from '../../answer-limits'
import type { KeyRules } from '../rules'
import { invalid, NOTHING_TYPED, outcomeOf, ofWeight, TOO_LONG } from '../verdict'
import { readMeasure, type MeasureReading } from './measure'
import { isEveryNumber, type NumberAnswer } from './model'

/**
 * Judges a typed number, with or without a unit, exactly, also at the edges of a tolerance. A text that
 * is right only with its point read as a decimal point is `spelling`.
 */
export const number: KeyRules<'number'> = {
  judge({ answers, unit }, { text }, locale) {
    if (!text.trim()) return NOTHING_TYPED
    if (text.length > ANSWER_LIMITS.numberText) return TOO_LONG
    const measure = readMeasure(text, unit, locale)
    if ('message' in measure) return invalid(measure.message)
    const found = find(answers, measure.readings)
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
    const { low, high } = ofWeight(answers, 100) ?? { low: 0, high: 0 }
    const written =
      low === high ? formatNumber(low) : `od ${formatNumber(low)} do ${formatNumber(high)}`
    const isSign = unit !== null && ['°', "'", '"'].includes(unit)
    const text = unit === null ? written : `${written}${isSign ? '' : '\u00a0'}${unit}`
    return { kind: 'number', low, high, unit, text }
  },
  mistake({ answers }) {
    const foreseen = answers.find((one) => one.weight === 0 && !isEveryNumber(one))
    const value = foreseen?.low ?? (ofWeight(answers, 100)?.high ?? 0) + 1
    return { kind: 'number', text: formatNumber(value) }
  },
  draw: (body) => body,
  named: () => [],
}

type Found = { answer: NumberAnswer; reading: MeasureReading }

/**
 * The listed answer that a text means. Readings by the rules of notation go before others, answers with
 * a weight before foreseen mistakes, and an answer that fits every number comes last.
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

function isInside({ value }: MeasureReading, { low, high }: NumberAnswer): boolean {
  return (
    compareRational(value, rationalOfNumber(low)) >= 0 &&
    compareRational(value, rationalOfNumber(high)) <= 0
  )
}

function notationHint(text: string): string {
  const written = text.trim()
  return `Pazi na pisanje: decimale odvajamo zarezom, pa pišemo „${written.replace('.', ',')}”, a ne „${written}”.`
}
