import { rationalOfNumber } from '@/lib/platform/hr/rational'
import type { Value } from '../calculation/arithmetic'
import { numberKeyFromValue } from '../kinds/number/key'
import { isEveryNumber, type NumberAnswer } from '../kinds/number/model'

/** Functions that fill in the numbers of one draw. */
export type Filling = { text: (markdown: string) => string; value: (formula: string) => Value }

export const filledReason = (feedback: string | null, { text }: Filling) =>
  feedback && text(feedback)

/** Fills the text and the reason of an option. */
export const filledOption =
  (filling: Filling) =>
  <Option extends { text: string; feedback: string | null }>(option: Option): Option => ({
    ...option,
    text: filling.text(option.text),
    feedback: filledReason(option.feedback, filling),
  })

/** Fills the value and the reason of a key that is a number. */
export function filledNumberAnswer(
  { formula, ...answer }: NumberAnswer,
  filling: Filling,
): NumberAnswer {
  const feedback = filledReason(answer.feedback, filling)
  if (formula === undefined || isEveryNumber(answer)) return { ...answer, feedback }
  const { weight, high } = answer
  const value = filling.value(formula)
  const exact = typeof value === 'number' ? rationalOfNumber(value) : value
  return { ...numberKeyFromValue(exact, rationalOfNumber(high)), weight, feedback }
}
