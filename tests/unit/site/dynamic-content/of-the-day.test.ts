import { expect, test } from 'vitest'
import { ofTheDay } from '@/lib/site/dynamic-content/of-the-day'

const ITEMS = ['prvi', 'drugi', 'treći']

test('each day has the next item, across the ends of months and years', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03']
  const shown = days.map((day) => ofTheDay(ITEMS, day))
  expect(new Set(shown.slice(0, 3))).toEqual(new Set(ITEMS))
  expect(shown[3]).toBe(shown[0])
  expect(ofTheDay(ITEMS, '2027-01-01')).toBe(
    ITEMS[(ITEMS.indexOf(ofTheDay(ITEMS, '2026-12-31') ?? '') + 1) % ITEMS.length],
  )
})

test('a list of one item has it every day, an empty list has none', () => {
  expect(ofTheDay(['jedini'], '2026-11-24')).toBe('jedini')
  expect(ofTheDay([], '2026-11-24')).toBeUndefined()
})
