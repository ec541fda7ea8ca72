import { expect, test } from 'vitest'
import { parseTypedDay, formatTypedDay } from '@/lib/platform/hr/dates'

test.each([
  ['20.11.2026.', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  [' 1. 9. 2026. ', '2026-09-01'],
  ['29.2.2028.', '2028-02-29'],
  ['29.2.2026.', null],
  ['31.4.2026.', null],
  ['1.13.2026.', null],
  ['0.1.2026.', null],
  ['20.11.26.', null],
  ['11/20/2026', null],
  ['', null],
])('„%s” is the date %s', (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day)
})

test('writes a date as users type it; other texts are unchanged', () => {
  expect(['2026-09-01', '', '1.9.'].map(formatTypedDay)).toEqual(['01.09.2026.', '', '1.9.'])
})
