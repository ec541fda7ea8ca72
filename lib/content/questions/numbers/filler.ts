import { decimalText, rationalOfNumber, type Rational } from '@/lib/platform/hr/rational'
import type { CalculationValue } from '../calculation/arithmetic'
import { numberKeyFromValue } from '../kinds/number/key'
import { isEveryNumber, type NumberAnswer } from '../kinds/number/model'
import { withCents } from './fill'

/** Functions that put the numbers of one draw into a text and a formula. */
export type NumberFiller = {
  text: (markdown: string) => string
  value: (formula: string) => CalculationValue
}

export const filledReason = (feedback: string | null, { text }: NumberFiller) =>
  feedback && text(feedback)

/** Fills the text and the reason of an option. */
export const filledOption =
  (filler: NumberFiller) =>
  <Option extends { text: string; feedback: string | null }>(option: Option): Option => ({
    ...option,
    text: filler.text(option.text),
    feedback: filledReason(option.feedback, filler),
  })

/**
 * Fills the value and the reason of a key that is a number.
 * @param unit the question's unit; sums of money are written with two decimals or none
 */
export function filledNumberAnswer(
  { formula, ...answer }: NumberAnswer,
  filler: NumberFiller,
  unit: string | null = null,
): NumberAnswer {
  const feedback = filledReason(answer.feedback, filler)
  if (formula === undefined || isEveryNumber(answer)) return { ...answer, feedback }
  const { weight, high } = answer
  const value = filler.value(formula)
  const exact = typeof value === 'number' ? rationalOfNumber(value) : value
  const key = numberKeyFromValue(exact, rationalOfNumber(high))
  const written = unit === '€' ? centsOf(exact) : undefined
  return { ...key, ...(written && { written }), weight, feedback }
}

/** A sum with a single decimal, written with two; undefined for any other. */
function centsOf(value: Rational): string | undefined {
  const text = decimalText(value)?.replace('.', ',')
  return text && withCents(text) !== text ? withCents(text) : undefined
}
