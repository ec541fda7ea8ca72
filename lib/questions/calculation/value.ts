import { toNumber, type Rational } from '@/lib/hr/rational'

/** Exact, or a binary fraction after an irrational root. */
export type Value = Rational | number

/** The nearest number. */
export const nearest = (value: Value): number =>
  typeof value === 'number' ? value : toNumber(value)

/** Its message is the second half of a Croatian sentence, for whoever wrote the calculation. */
export class CalculationError extends Error {
  override name = 'CalculationError'
}
