import { expect, test } from 'vitest'
import {
  isTypeSize,
  steppedSize,
  TYPE_SIZES,
  USUAL_TYPE_SIZE,
} from '@/lib/learning/classroom/type-size'

test('the font grows and shrinks step by step and stops at the ends', () => {
  const [smallest = NaN] = TYPE_SIZES
  const largest = TYPE_SIZES.at(-1) ?? NaN
  expect(steppedSize(USUAL_TYPE_SIZE, 1)).toBe(1.15)
  expect(steppedSize(USUAL_TYPE_SIZE, -1)).toBe(0.9)
  expect(steppedSize(largest, 1)).toBe(largest)
  expect(steppedSize(smallest, -1)).toBe(smallest)
})

test.each([
  [1, true],
  [1.5, true],
  [2, false],
  ['1', false],
  [null, false],
])('a stored %j is a size: %s', (value, isSize) => {
  expect(isTypeSize(value)).toBe(isSize)
})
