import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FSRS_PARAMETERS,
  newSchedule,
  scheduleAfterReview,
  toScheduleInstant,
  type CardSchedule,
} from '@/lib/learning/cards/schedule'

const at = (instant: string) => new Date(instant)
const after = (knows: boolean, instant: string, schedule: CardSchedule | null = null) =>
  scheduleAfterReview(schedule, knows, at(instant))

describe('a first review', () => {
  test('a card not known returns tomorrow, a known one in three days', () => {
    expect(after(false, '2026-11-20T10:00:00Z').due).toBe('2026-11-21T12:00:00.000Z')
    expect(after(true, '2026-11-20T10:00:00Z').due).toBe('2026-11-23T12:00:00.000Z')
  })

  test.each([
    ['a minute before midnight', '2026-11-20T22:59:00Z', '2026-11-21'],
    ['at midnight', '2026-11-20T23:00:00Z', '2026-11-22'],
    ['on the evening before the clocks go forward', '2026-03-28T22:30:00Z', '2026-03-29'],
    ['in the night of 29 March', '2026-03-28T23:30:00Z', '2026-03-30'],
    ['late on 29 March', '2026-03-29T21:30:00Z', '2026-03-30'],
    ['on the evening before the clocks go back', '2026-10-24T21:30:00Z', '2026-10-25'],
    ['in the first hour of 25 October', '2026-10-24T22:30:00Z', '2026-10-26'],
    ['in the last hour of 25 October', '2026-10-25T22:59:00Z', '2026-10-26'],
  ])('%s, a card not known returns on the next Zagreb day', (_, instant, day) => {
    expect(after(false, instant).due).toBe(`${day}T12:00:00.000Z`)
  })
})

describe('on one Zagreb day', () => {
  const known = after(true, '2026-11-20T08:00:00Z')
  const unknown = after(false, '2026-11-20T08:00:00Z')

  test('a second „znam” changes nothing, but one on the next day does', () => {
    expect(after(true, '2026-11-20T22:59:00Z', known)).toEqual(known)
    expect(after(true, '2026-11-20T23:00:00Z', known)).not.toEqual(known)
  })

  test('„znam” right after „ne znam” leaves the card for tomorrow', () => {
    expect(after(true, '2026-11-20T08:01:00Z', unknown)).toEqual(unknown)
  })

  test('„ne znam” after „znam” brings the card back tomorrow', () => {
    const changed = after(false, '2026-11-20T09:00:00Z', known)
    expect(changed.due).toBe('2026-11-21T12:00:00.000Z')
  })

  test('a clock that went back counts as the last day seen', () => {
    expect(after(true, '2026-11-18T08:00:00Z', known)).toEqual(known)
    expect(after(false, '2026-11-18T08:00:00Z', known).due).toBe('2026-11-21T12:00:00.000Z')
  })
})

test('after any reviews a card returns on a later day, within the longest interval', () => {
  const answers = fc.array(
    fc.record({ knows: fc.boolean(), minutes: fc.integer({ min: -3_000, max: 600_000 }) }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(answers, (list) => {
      let now = at('2026-03-27T20:00:00Z')
      let schedule = newSchedule(now)
      for (const { knows, minutes } of list) {
        now = new Date(now.getTime() + minutes * 60_000)
        schedule = scheduleAfterReview(schedule, knows, now)
        const last = new Date(schedule.last_review ?? 0)
        const days = (new Date(schedule.due).getTime() - last.getTime()) / 86_400_000
        expect(Number.isInteger(days)).toBe(true)
        expect(days).toBeGreaterThanOrEqual(1)
        // ts-fsrs keeps its four ratings a day apart, beyond the maximum too.
        expect(days).toBeLessThanOrEqual(FSRS_PARAMETERS.maximum_interval + 2)
        expect(JSON.parse(JSON.stringify(schedule))).toEqual(schedule)
      }
    }),
  )
})

test('the same reviews always give the same days', () => {
  const run = () => {
    let schedule = newSchedule(at('2026-11-20T10:00:00Z'))
    return [true, true, false, true, true, true].map((knows) => {
      schedule = scheduleAfterReview(schedule, knows, new Date(schedule.due))
      return schedule.due
    })
  }
  expect(run()).toEqual(run())
})

test('a day in schedules covers all its hours', () => {
  expect(toScheduleInstant(at('2026-11-19T23:00:00Z'))).toEqual(at('2026-11-20T12:00:00Z'))
  expect(toScheduleInstant(at('2026-11-20T22:59:59Z'))).toEqual(at('2026-11-20T12:00:00Z'))
})
