import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markOf, MARK_WORDS, storedMark } from '@/lib/learning/exams/marks'

describe('the mark', () => {
  test.each([
    [0, 100, 1],
    [49, 100, 1],
    [4_999, 10_000, 1],
    [50, 100, 2],
    [5, 10, 2],
    [4, 8, 2],
    [6_299, 10_000, 2],
    [5, 8, 2],
    [63, 100, 3],
    [7, 10, 3],
    [6, 8, 3],
    [75, 100, 3],
    [7_599, 10_000, 3],
    [76, 100, 4],
    [8, 10, 4],
    [7, 8, 4],
    [8_999, 10_000, 4],
    [90, 100, 5],
    [9, 10, 5],
    [8, 8, 5],
    [100, 100, 5],
  ])('of %i right out of %i is %i', (right, total, mark) => {
    expect(markOf(right, total)).toBe(mark)
  })

  test('of nothing is 1', () => {
    expect(markOf(0, 0)).toBe(1)
  })

  test('never gets worse with one more right answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (total, some) => {
        const right = Math.min(some, total - 1)
        expect(markOf(right + 1, total)).toBeGreaterThanOrEqual(markOf(right, total))
      }),
    )
  })
})

test('each mark has its Croatian word', () => {
  expect(MARK_WORDS).toEqual({
    1: 'nedovoljan',
    2: 'dovoljan',
    3: 'dobar',
    4: 'vrlo dobar',
    5: 'odličan',
  })
})

test('a stored mark is kept; any other value is 1', () => {
  expect([1, 2, 3, 4, 5, 0, 6, null].map(storedMark)).toEqual([1, 2, 3, 4, 5, 1, 1, 1])
})
