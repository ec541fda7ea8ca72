import { expect, test } from 'vitest'
import { afterDays, afterMonths } from '@/lib/platform/hr/calendar'

test.each([
  // Months without that day give their last day.
  ['2026-01-31T10:00:00+01:00', 1, '2026-02-28T10:00:00+01:00'],
  ['2028-01-31T10:00:00+01:00', 1, '2028-02-29T10:00:00+01:00'],
  ['2026-08-31T10:00:00+02:00', 1, '2026-09-30T10:00:00+02:00'],
  ['2026-11-30T10:00:00+01:00', 3, '2027-02-28T10:00:00+01:00'],
  ['2026-02-28T10:00:00+01:00', 12, '2027-02-28T10:00:00+01:00'],
  // The time of day stays the same across a clock change.
  ['2026-03-15T08:00:00+01:00', 1, '2026-04-15T08:00:00+02:00'],
  ['2026-10-20T08:00:00+02:00', 1, '2026-11-20T08:00:00+01:00'],
  // Days and months are those in Zagreb.
  ['2026-01-31T23:30:00Z', 1, '2026-03-01T00:30:00+01:00'],
])('%s and %i months is %s', (from, months, to) => {
  expect(afterMonths(new Date(from), months)).toEqual(new Date(to))
})

test.each([
  ['2026-03-28T12:00:00+01:00', 1, '2026-03-29T12:00:00+02:00'],
  ['2026-10-24T12:00:00+02:00', 7, '2026-10-31T12:00:00+01:00'],
  ['2026-12-31T23:00:00+01:00', 14, '2027-01-14T23:00:00+01:00'],
])('%s and %i days is %s', (from, days, to) => {
  expect(afterDays(new Date(from), days)).toEqual(new Date(to))
})
