import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { flamesForVisit, splitByDay } from '@/lib/learning/rewards/visit-day'

const HOUR = 3_600_000

describe('the flames of a visit', () => {
  test.each([
    ['2026-11-21T22:59:59Z', 1, 'Saturday, a second before midnight'],
    ['2026-11-21T23:00:00Z', 2, 'Sunday, from midnight on'],
    ['2026-11-22T22:59:59Z', 2, 'Sunday, until midnight'],
    ['2026-11-22T23:00:00Z', 1, 'Monday'],
    ['2026-03-28T22:59:59Z', 1, 'the Saturday before the clocks go forward'],
    ['2026-03-28T23:00:00Z', 2, 'the Sunday of 23 hours'],
    ['2026-03-29T21:59:59Z', 2, 'its last second, by summer time'],
    ['2026-03-29T22:00:00Z', 1, 'the Monday after it'],
    ['2026-10-24T22:00:00Z', 2, 'the Sunday of 25 hours'],
    ['2026-10-25T22:59:59Z', 2, 'its last second, by winter time'],
    ['2026-10-25T23:00:00Z', 1, 'the Monday after it'],
  ])('%s: %i (%s)', (instant, flames) => {
    expect(flamesForVisit(new Date(instant))).toBe(flames)
  })
})

describe('time per day', () => {
  const split = (from: string, to: string) => splitByDay(new Date(from), new Date(to))

  test('within a day is one part', () => {
    expect(split('2026-11-20T10:00:00Z', '2026-11-20T10:20:00Z')).toEqual([
      { day: '2026-11-20', ms: HOUR / 3 },
    ])
  })

  test('over midnight is split between the days', () => {
    expect(split('2026-11-20T22:30:00Z', '2026-11-20T23:15:00Z')).toEqual([
      { day: '2026-11-20', ms: HOUR / 2 },
      { day: '2026-11-21', ms: HOUR / 4 },
    ])
  })

  test('has an hour less in the night of 29 March 2026, and one more on 25 October', () => {
    expect(split('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toEqual([
      { day: '2026-03-29', ms: 23 * HOUR },
    ])
    expect(split('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toEqual([
      { day: '2026-10-25', ms: 25 * HOUR },
    ])
  })

  test('is empty for a clock that went back', () => {
    expect(split('2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z')).toEqual([])
    expect(split('2026-11-20T10:00:00Z', '2026-11-20T09:00:00Z')).toEqual([])
  })

  test('is split into positive parts, on different days in order, that add up', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 60 * HOUR }), (from, ms) => {
        const parts = splitByDay(from, new Date(from.getTime() + ms))
        expect(parts.reduce((sum, part) => sum + part.ms, 0)).toBe(ms)
        expect(parts.every((part) => part.ms > 0 && part.ms <= 25 * HOUR)).toBe(true)
        expect(parts[0]?.day).toBe(zagrebDay(from))
        expect(parts.map(({ day }) => day)).toEqual(
          [...new Set(parts.map(({ day }) => day))].sort(),
        )
      }),
    )
  })
})
