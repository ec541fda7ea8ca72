import fc from 'fast-check'
import { expect, test } from 'vitest'
import { masteryOf } from '@/lib/learning/mastery/queries'

const times = (count: number, isRight: boolean) => Array.from({ length: count }, () => isRight)

test.each([
  [[], { right: 0, of: 0, isMastered: false }],
  [times(7, true), { right: 7, of: 7, isMastered: false }],
  [times(8, true), { right: 8, of: 8, isMastered: true }],
  [[...times(3, false), ...times(7, true)], { right: 7, of: 10, isMastered: false }],
  [[...times(2, false), ...times(8, true)], { right: 8, of: 10, isMastered: true }],
  // Older answers don't count.
  [[...times(3, false), ...times(9, true)], { right: 7, of: 10, isMastered: false }],
  [[...times(8, true), ...times(20, false)], { right: 8, of: 10, isMastered: true }],
])('the last answers %j: %j', (isRight, mastery) => {
  expect(masteryOf(isRight)).toEqual(mastery)
})

test('below ten questions, one more right answer never removes mastery', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 9 }), (isRight) => {
      const before = masteryOf(isRight)
      expect(masteryOf([true, ...isRight]).right).toBeGreaterThanOrEqual(before.right)
    }),
  )
})
