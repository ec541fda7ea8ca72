import { expect, test } from 'vitest'
import { formatPlayTime } from '@/lib/learning/fun-quizzes/score-labels'
import { weekOf } from '@/lib/learning/fun-quizzes/leaderboard'

test.each([
  // Zagreb is one hour ahead of UTC in winter, two in summer.
  ['a Monday at 0:00', '2026-11-15T23:00:00Z', '2026-11-16', '2026-11-22'],
  ['a second before', '2026-11-15T22:59:59Z', '2026-11-09', '2026-11-15'],
  ['a Wednesday', '2026-11-18T12:00:00Z', '2026-11-16', '2026-11-22'],
  ['the last second of a Sunday', '2026-11-22T22:59:59Z', '2026-11-16', '2026-11-22'],
  [
    'the Sunday of 29 March, before the clock change',
    '2026-03-29T00:59:59Z',
    '2026-03-23',
    '2026-03-29',
  ],
  ['the same Sunday, its last second', '2026-03-29T21:59:59Z', '2026-03-23', '2026-03-29'],
  ['the Monday after', '2026-03-29T22:00:00Z', '2026-03-30', '2026-04-05'],
  [
    'the Sunday of 25 October, its first second',
    '2026-10-24T22:00:00Z',
    '2026-10-19',
    '2026-10-25',
  ],
  ['the same Sunday, its last second', '2026-10-25T22:59:59Z', '2026-10-19', '2026-10-25'],
  ['the Monday after', '2026-10-25T23:00:00Z', '2026-10-26', '2026-11-01'],
  ['a week over New Year', '2026-12-31T23:30:00Z', '2026-12-28', '2027-01-03'],
])('%s belongs to its week from Monday to Sunday', (_, instant, from, to) => {
  expect(weekOf(new Date(instant))).toEqual({ from, to })
})

test.each([
  [0, '0 s'],
  [499, '0 s'],
  [59_499, '59 s'],
  [59_500, '1 min 0 s'],
  [65_000, '1 min 5 s'],
  [3_599_000, '59 min 59 s'],
  [3_600_000, '1 h 0 min'],
  [90_000_000, '25 h 0 min'],
])('%i ms are written „%s”', (ms, text) => {
  expect(formatPlayTime(ms)).toBe(text)
})
