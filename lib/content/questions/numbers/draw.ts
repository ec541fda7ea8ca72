import { compareRational, greatestCommonDivisor } from '@/lib/platform/hr/rational'
import { CalculationError, toFloat, type CalculationValue } from '../calculation/arithmetic'
import type { VariableValues } from '../calculation/evaluate'
import type { Random } from '../shuffle'
import { withPartInError, type Condition, type NumbersPlan } from './plan'

/** Maximum number of combinations tried until one fulfils the conditions. */
export const MAX_TRIES = 10_000

/**
 * The first combination that fulfils the conditions, in a random order; always the same for a seed.
 */
export function drawValues(plan: NumbersPlan, random: Random): VariableValues {
  for (const index of pseudoRandomOrder(plan.size, random)) {
    const values = valuesAt(plan, index)
    if (values) return values
  }
  throw new CalculationError('Uvjete ne ispunjava nijedna mogućnost.')
}

/** Indices in an irregular order without repetition, at most `MAX_TRIES`. */
export function* pseudoRandomOrder(size: number, random: Random): Generator<number> {
  let place = Math.floor(random() * size)
  let stride = Math.max(1, Math.floor(random() * size))
  while (greatestCommonDivisor(BigInt(stride), BigInt(size)) !== 1n) stride += 1
  for (let tries = Math.min(size, MAX_TRIES); tries > 0; tries -= 1) {
    yield place
    place = (place + stride) % size
  }
}

/** The values of the combination with this index; null if a condition is not fulfilled. */
export function valuesAt(plan: NumbersPlan, place: number): VariableValues | null {
  const values = new Map<string, CalculationValue>()
  let rest = place
  for (const { name, size, at } of plan.drawn) {
    values.set(name, at(rest % size))
    rest = Math.floor(rest / size)
  }
  for (const { name, text, value } of plan.computed) {
    values.set(
      name,
      withPartInError(text, () => value(values)),
    )
  }
  const isFulfilled = (condition: Condition) =>
    withPartInError(condition.text, () => isTrue(condition, values))
  return plan.conditions.every(isFulfilled) ? values : null
}

function isTrue({ left, sign, right }: Condition, values: VariableValues): boolean {
  const order = compare(left(values), right(values))
  if (sign === '=') return order === 0
  if (sign === '!=') return order !== 0
  const isEqualToo = sign.endsWith('=') && order === 0
  return isEqualToo || (sign.startsWith('<') ? order < 0 : order > 0)
}

const compare = (a: CalculationValue, b: CalculationValue): number =>
  typeof a === 'object' && typeof b === 'object' ? compareRational(a, b) : toFloat(a) - toFloat(b)
