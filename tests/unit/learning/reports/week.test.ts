import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cron } from 'croner'
import { dueWeek } from '@/lib/learning/reports/period'
import { WEEKLY_REPORTS_CRON } from '@/lib/learning/reports/weekly-job'

test.each([
  ['Sunday 17:59 in winter', '2026-11-22T16:59:59Z', null],
  ['Sunday 18:00 in winter', '2026-11-22T17:00:00Z', '2026-11-22'],
  ['Sunday 23:59', '2026-11-22T22:59:59Z', '2026-11-22'],
  ['Monday 0:00', '2026-11-22T23:00:00Z', null],
  ['Saturday 18:00', '2026-11-21T17:00:00Z', null],
  ['Sunday 17:59 in summer', '2026-07-05T15:59:59Z', null],
  ['Sunday 18:00 in summer', '2026-07-05T16:00:00Z', '2026-07-05'],
  // The clocks went forward that morning: it is already summer time.
  ['29 March, 17:59', '2026-03-29T15:59:59Z', null],
  ['29 March, 18:00', '2026-03-29T16:00:00Z', '2026-03-29'],
  ['29 March, 23:59', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['30 March, 0:00', '2026-03-29T22:00:00Z', null],
  // The clocks went back that morning: it is already winter time.
  ['25 October, 17:59', '2026-10-25T16:59:59Z', null],
  ['25 October, 18:00', '2026-10-25T17:00:00Z', '2026-10-25'],
  ['25 October, 23:59', '2026-10-25T22:59:59Z', '2026-10-25'],
])('%s', (_, now, week) => {
  expect(dueWeek(new Date(now))).toBe(week)
})

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-22T17:00:00.000Z'],
  ['2026-03-28T12:00:00Z', '2026-03-29T16:00:00.000Z'],
  ['2026-10-24T12:00:00Z', '2026-10-25T17:00:00.000Z'],
])('after %s the job first runs at %s', (now, next) => {
  const job = new Cron(WEEKLY_REPORTS_CRON, { timezone: 'Europe/Zagreb', paused: true })
  expect(job.nextRun(new Date(now))?.toISOString()).toBe(next)
})

test('the job runs only when a week is due', () => {
  const job = new Cron(WEEKLY_REPORTS_CRON, { timezone: 'Europe/Zagreb', paused: true })
  const instant = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2028-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instant, (now) => {
      const next = job.nextRun(now)
      expect(next && dueWeek(next)).toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
  )
})
