import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HINTED_SHARE } from '@/lib/learning/mastery/limits'
import { masteryOf } from '@/lib/learning/mastery/queries'

const times = (count: number, isRight: boolean) =>
  Array.from({ length: count }, () => Number(isRight))
const hinted = (count: number) => Array.from({ length: count }, () => HINTED_SHARE)

test.each([
  [[], { right: 0, of: 0, isMastered: false }],
  [times(7, true), { right: 7, of: 7, isMastered: false }],
  [times(8, true), { right: 8, of: 8, isMastered: true }],
  [[...times(3, false), ...times(7, true)], { right: 7, of: 10, isMastered: false }],
  [[...times(2, false), ...times(8, true)], { right: 8, of: 10, isMastered: true }],
  // With hints an answer counts half.
  [[...hinted(1), ...times(7, true)], { right: 7, of: 8, isMastered: false }],
  [[...hinted(2), ...times(7, true)], { right: 8, of: 9, isMastered: true }],
  [hinted(10), { right: 5, of: 10, isMastered: false }],
  // Older answers don't count.
  [[...times(3, false), ...times(9, true)], { right: 7, of: 10, isMastered: false }],
  [[...times(8, true), ...times(20, false)], { right: 8, of: 10, isMastered: true }],
])('the last answers %j: %j', (worth, mastery) => {
  expect(masteryOf(worth)).toEqual(mastery)
})

test('below ten questions, one more right answer never removes mastery', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, HINTED_SHARE, 1), { maxLength: 9 }), (worth) => {
      const before = masteryOf(worth)
      expect(masteryOf([1, ...worth]).right).toBeGreaterThanOrEqual(before.right)
    }),
  )
})
