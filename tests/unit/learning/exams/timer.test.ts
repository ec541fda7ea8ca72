import { describe, expect, test } from 'vitest'
import {
  endIfSubmittedAt,
  endOf,
  isOver,
  remainingMs,
  timerChoices,
} from '@/lib/learning/exams/timer'

const MINUTE = 60_000
const begun = (startedAt: string, minutes: number | null = 15) => ({
  startedAt: new Date(startedAt),
  minutes,
})
const test15 = begun('2026-11-20T10:00:00Z')

test.each([
  [10, [15, 20, 30]],
  [8, [15, 20, 25]],
  [7, [15, 25]],
  [4, [10, 15]],
  [1, [5]],
])('%i questions offer timers of %j minutes', (count, minutes) => {
  expect(timerChoices(count)).toEqual(minutes)
})

test.each([...Array(10).keys()])(
  'each timer for %i + 1 questions is at least 1,5 minutes per question',
  (index) => {
    for (const minutes of timerChoices(index + 1)) {
      expect(minutes).toBeGreaterThanOrEqual(1.5 * (index + 1))
    }
  },
)

describe('the time left', () => {
  test.each([
    ['2026-11-20T10:00:00Z', 15 * MINUTE],
    ['2026-11-20T10:14:59.999Z', 1],
    ['2026-11-20T10:15:00Z', 0],
    ['2026-11-21T10:00:00Z', 0],
    // A clock that went back gives no more than the whole time.
    ['2026-11-20T09:00:00Z', 15 * MINUTE],
  ])('at %s is %i ms', (now, ms) => {
    expect(remainingMs(test15, new Date(now))).toBe(ms)
  })

  test('is unknown without a timer, and the test is never over', () => {
    const free = begun('2026-11-20T10:00:00Z', null)
    const later = new Date('2027-11-20T10:00:00Z')
    expect([remainingMs(free, later), endOf(free), isOver(free, later)]).toEqual([
      null,
      null,
      false,
    ])
    expect(endIfSubmittedAt(free, later)).toEqual(later)
  })
})

test.each([
  ['2026-11-20T10:15:00Z', false],
  ['2026-11-20T10:15:14.999Z', false],
  ['2026-11-20T10:15:15Z', true],
])('answers that arrive up to 15 seconds after the end are accepted: %s', (now, isEnded) => {
  expect(isOver(test15, new Date(now))).toBe(isEnded)
})

test.each([
  ['over midnight', '2026-11-19T22:50:00Z', '2026-11-19T23:05:00Z'],
  ['in the night that loses an hour', '2026-03-29T00:55:00Z', '2026-03-29T01:10:00Z'],
  ['in the night that gains an hour', '2026-10-25T00:55:00Z', '2026-10-25T01:10:00Z'],
])('%s fifteen minutes are fifteen minutes', (_, startedAt, end) => {
  const one = begun(startedAt)
  expect(endOf(one)).toEqual(new Date(end))
  expect(remainingMs(one, new Date(Date.parse(end) - MINUTE))).toBe(MINUTE)
  expect(isOver(one, new Date(Date.parse(end) - 1))).toBe(false)
  expect(isOver(one, new Date(Date.parse(end) + MINUTE))).toBe(true)
})

test.each([
  ['before its time is up', '2026-11-20T10:07:00Z', '2026-11-20T10:07:00Z'],
  ['days later', '2026-11-25T10:00:00Z', '2026-11-20T10:15:00Z'],
  ['by a clock that went back', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z'],
])('a test submitted %s ended within its time', (_, now, ended) => {
  expect(endIfSubmittedAt(test15, new Date(now))).toEqual(new Date(ended))
})
