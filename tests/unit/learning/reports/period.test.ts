import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayFromMonday } from '@/lib/platform/hr/dates'
import { lengthInDays, periodOf } from '@/lib/learning/reports/period'
import { startOfDay } from '@/lib/learning/rewards/visit-day'

const HOUR = 3_600_000

describe('a period', () => {
  test.each([
    ['7', '2026-11-22T12:00:00Z', '2026-11-16', '2026-11-22'],
    ['30', '2026-11-22T12:00:00Z', '2026-10-24', '2026-11-22'],
    ['sve', '2026-11-22T12:00:00Z', null, '2026-11-22'],
    // Midnight in Zagreb is 23:00 UTC in winter and 22:00 UTC in summer.
    ['7', '2026-11-22T22:59:59Z', '2026-11-16', '2026-11-22'],
    ['7', '2026-11-22T23:00:00Z', '2026-11-17', '2026-11-23'],
    ['7', '2026-07-05T21:59:59Z', '2026-06-29', '2026-07-05'],
    ['7', '2026-07-05T22:00:00Z', '2026-06-30', '2026-07-06'],
    ['7', '2027-01-01T12:00:00Z', '2026-12-26', '2027-01-01'],
  ] as const)('of %s at %s starts on %s and ends on %s', (key, now, from, to) => {
    expect(periodOf(key, new Date(now))).toMatchObject({ from, to })
  })

  test.each([
    ['an ordinary week', '2026-11-22T12:00:00Z', 168],
    ['the week of 29 March, an hour short', '2026-03-29T12:00:00Z', 167],
    ['the week of 25 October, an hour long', '2026-10-25T12:00:00Z', 169],
  ])('of %s has all of its hours', (_, now, hours) => {
    const { since, until } = periodOf('7', new Date(now))
    expect((until.getTime() - since.getTime()) / HOUR).toBe(hours)
  })

  test('contains the instant of the request', () => {
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        instant,
        fc.constantFrom('7' as const, '30' as const, 'sve' as const),
        (now, key) => {
          const { since, until, from, to } = periodOf(key, now)
          expect(since <= now && now < until).toBe(true)
          if (from) expect(lengthInDays(from, to)).toBe(Number(key))
        },
      ),
    )
  })
})

test.each([
  ['2026-11-20', '2026-11-20', 1],
  ['2026-11-20', '2026-11-21', 2],
  ['2026-03-28', '2026-03-30', 3],
  ['2026-10-24', '2026-10-26', 3],
])('from %s to %s, both included, are %i days', (from, to, days) => {
  expect(lengthInDays(from, to)).toBe(days)
})

describe('calendar days', () => {
  test.each([
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s starts at %s', (day, instant) => {
    expect(startOfDay(day).toISOString()).toBe(instant)
  })

  test.each([
    ['2026-11-16', 0],
    ['2026-11-22', 6],
  ])('%s is day %i of its week', (day, weekday) => {
    expect(weekdayFromMonday(day)).toBe(weekday)
  })

  test('adding and subtracting days returns the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
        expect(addDays(addDays('2026-03-29', days), -days)).toBe('2026-03-29')
      }),
    )
  })
})
