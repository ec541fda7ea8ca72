import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  formatDate,
  formatDay,
  formatDateTimeInSentence,
  relativeDay,
  relativeDayFromIso,
  zagrebDay,
} from '@/lib/platform/hr/dates'

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
})

describe('formatDateTimeInSentence', () => {
  it.each([
    ['2026-11-27T10:12:00Z', '27. studenoga 2026. u 11:12'],
    ['2026-12-31T23:05:00Z', '1. siječnja 2027. u 00:05'],
  ])('writes %s as „%s” in a sentence', (iso, text) =>
    expect(formatDateTimeInSentence(at(iso))).toBe(text),
  )
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

describe('relativeDay', () => {
  it.each([
    ['2026-11-21T22:59:59Z', '2026-11-21T08:00:00Z', 'danas'],
    ['2026-11-20T23:00:00Z', '2026-11-21T22:59:59Z', 'danas'],
    ['2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z', 'jučer'],
    ['2026-11-19T23:00:00Z', '2026-11-21T22:59:59Z', 'jučer'],
    ['2026-11-19T22:59:59Z', '2026-11-21T22:59:59Z', '19. studenoga 2026.'],
    // Clocks went back on 25 October and forward on 29 March.
    ['2026-10-24T22:30:00Z', '2026-10-26T22:30:00Z', 'jučer'],
    ['2026-03-28T23:30:00Z', '2026-03-30T21:30:00Z', 'jučer'],
    ['2026-12-31T22:59:00Z', '2026-12-31T23:00:00Z', 'jučer'],
  ])('%s, seen from %s, is %s', (iso, now, words) => {
    expect(relativeDay(at(iso), at(now))).toBe(words)
  })
})

describe('days', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-10-26', -1, '2026-10-25'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-11-22', 60, '2027-01-21'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
    expect(daysBetween(from, to)).toBe(days)
  })

  it.each([
    ['2026-11-22', 'danas'],
    ['2026-11-21', 'jučer'],
    ['2026-11-20', '20. studenoga 2026.'],
    ['2026-11-23', '23. studenoga 2026.'],
  ])('on 22 November %s is „%s”', (day, words) => {
    expect(relativeDayFromIso(day, '2026-11-22')).toBe(words)
  })

  it('formats a date in words', () => expect(formatDay('2026-11-20')).toBe('20. studenoga 2026.'))
})
