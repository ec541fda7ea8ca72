import { expect, test } from 'vitest'
import { defaultGoalSize, goalDays } from '@/lib/learning/family-goal/goal-size'
import { mondayOf } from '@/lib/learning/family-goal/week'

test.each([
  [0, 'srednji'],
  [2, 'srednji'],
  [3, 'mali'],
])('a family of %i children begins with the size %s', (children, size) => {
  expect(defaultGoalSize(children)).toBe(size)
})

test.each([
  ['mali', 0, 2],
  ['mali', 1, 2],
  ['srednji', 2, 6],
  ['veliki', 3, 15],
] as const)('%s of %i children is %i days', (size, children, days) => {
  expect(goalDays(size, children)).toBe(days)
})

test.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2026-10-25', '2026-10-19'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
