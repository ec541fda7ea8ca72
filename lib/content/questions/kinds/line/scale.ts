import {
  add,
  compareRational,
  multiply,
  negate,
  rational,
  type Rational,
} from '@/lib/platform/hr/rational'
import { numberReadings } from '@/lib/platform/hr/number-readings'
import { keyBounds, numberKeyFromValue, shownKey } from '../number/key'
import type { NumberAnswer } from '../number/model'

/** A number line with equally spaced ticks. */
export type Scale = {
  /** The values of the first and the last tick, as an author writes numbers. */
  from: string
  to: string
  /** Number of equal parts between them, so that there is one tick more. */
  parts: number
}

/** The exact values of all ticks; empty unless both ends are numbers. */
export function tickValues({ from, to, parts }: Scale): Rational[] {
  const [low, high] = [from, to].map((end) => numberReadings(end)[0]?.value)
  if (!low || !high || parts < 1) return []
  const step = multiply(add(high, negate(low)), rational(1n, BigInt(parts)))
  return Array.from({ length: parts + 1 }, (_, tick) =>
    add(low, multiply(step, rational(BigInt(tick)))),
  )
}

/** The values of all ticks in display form: `3,5`, `1/3`. */
export const tickTexts = (scale: Scale): string[] =>
  tickValues(scale).map((value) => shownKey(numberKeyFromValue(value)))

type Key = Pick<NumberAnswer, 'low' | 'high' | 'written'>

/** The ticks, from 0, whose values an answer accepts. */
export function ticksWithin(scale: Scale, key: Key): number[] {
  const { low, high } = keyBounds(key)
  return tickValues(scale).flatMap((value, tick) =>
    compareRational(low, value) <= 0 && compareRational(value, high) <= 0 ? tick : [],
  )
}
