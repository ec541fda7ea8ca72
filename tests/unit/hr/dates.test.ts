import { describe, expect, it } from 'vitest'
import {
  daysBetween,
  formatDate,
  formatDateTime,
  formatRelativeDay,
  formatShortDate,
  zagrebDay,
} from '@/lib/hr/dates'

const at = (iso: string) => new Date(iso)

describe('formatDate', () => {
  it.each([
    ['2026-01-05T12:00:00Z', '5. siječnja 2026.'],
    ['2026-02-28T12:00:00Z', '28. veljače 2026.'],
    ['2026-03-01T12:00:00Z', '1. ožujka 2026.'],
    ['2026-04-01T12:00:00Z', '1. travnja 2026.'],
    ['2026-05-01T12:00:00Z', '1. svibnja 2026.'],
    ['2026-06-01T12:00:00Z', '1. lipnja 2026.'],
    ['2026-07-01T12:00:00Z', '1. srpnja 2026.'],
    ['2026-08-01T12:00:00Z', '1. kolovoza 2026.'],
    ['2026-09-01T12:00:00Z', '1. rujna 2026.'],
    ['2026-10-01T12:00:00Z', '1. listopada 2026.'],
    ['2026-11-20T12:00:00Z', '20. studenoga 2026.'],
    ['2026-12-31T12:00:00Z', '31. prosinca 2026.'],
  ])('writes %s as %s', (iso, text) => expect(formatDate(at(iso))).toBe(text))

  it('has a short form and one with the time', () => {
    expect(formatShortDate(at('2026-11-05T12:00:00Z'))).toBe('5. 11. 2026.')
    expect(formatDateTime(at('2026-11-20T08:05:00Z'))).toBe('20. studenoga 2026. u 9:05')
    expect(formatDateTime(at('2026-11-20T23:00:00Z'))).toBe('21. studenoga 2026. u 0:00')
  })
})

describe('zagrebDay', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-20T21:59:59Z', '2026-07-20'],
    ['2026-07-20T22:00:00Z', '2026-07-21'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is %s', (iso, day) => expect(zagrebDay(at(iso))).toBe(day))
})

describe('daysBetween', () => {
  it.each([
    ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 1],
    ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', 0],
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', 0],
    ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 1],
    ['2027-01-01T12:00:00Z', '2026-12-31T12:00:00Z', -1],
  ])('from %s to %s there are %d', (from, to, days) => {
    expect(daysBetween(at(from), at(to))).toBe(days)
  })
})

describe('formatRelativeDay', () => {
  const now = at('2026-11-20T10:00:00Z')
  it.each([
    ['2026-11-20T22:59:59Z', 'danas'],
    ['2026-11-19T23:00:00Z', 'danas'],
    ['2026-11-19T22:59:59Z', 'jučer'],
    ['2026-11-18T12:00:00Z', 'prije 2 dana'],
    ['2026-11-13T12:00:00Z', 'prije 7 dana'],
    ['2026-11-12T12:00:00Z', '12. studenoga 2026.'],
    ['2026-11-21T12:00:00Z', 'sutra'],
    ['2026-11-25T12:00:00Z', 'za 5 dana'],
    ['2026-11-28T12:00:00Z', '28. studenoga 2026.'],
  ])('%s is %s', (iso, text) => expect(formatRelativeDay(at(iso), now)).toBe(text))
})
