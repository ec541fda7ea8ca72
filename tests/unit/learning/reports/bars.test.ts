import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOf, barUnitOf } from '@/lib/learning/reports/bars'
import { barLabel } from '@/lib/learning/reports/report-labels'
import { addDays } from '@/lib/platform/hr/dates'

const stretchOf = (days: number, to = '2026-11-22') => ({ from: addDays(to, 1 - days), to })

test.each([
  [7, 'day'],
  [31, 'day'],
  [32, 'week'],
  [26 * 7, 'week'],
  [26 * 7 + 1, 'month'],
])('%i days are shown by %s', (days, unit) => {
  expect(barUnitOf(stretchOf(days))).toBe(unit)
})

test('a week has seven bars, with the activity of each day', () => {
  const facts = [{ day: '2026-11-17', ms: 60_000, right: 3, wrong: 1 }]
  const { bars } = barsOf(facts, stretchOf(7))
  expect(bars).toHaveLength(7)
  expect(bars[1]).toEqual({ from: '2026-11-17', to: '2026-11-17', ms: 60_000, right: 3, wrong: 1 })
  expect(bars[0]).toMatchObject({ ms: 0, right: 0, wrong: 0 })
})

test('weeks start on Monday, months on the first; the first and last bar may be shorter', () => {
  const weeks = barsOf([], { from: '2026-10-01', to: '2026-11-20' }).bars
  expect(weeks[0]).toMatchObject({ from: '2026-10-01', to: '2026-10-04' })
  expect(weeks[1]).toMatchObject({ from: '2026-10-05', to: '2026-10-11' })
  expect(weeks.at(-1)).toMatchObject({ from: '2026-11-16', to: '2026-11-20' })
  const months = barsOf([], { from: '2025-12-31', to: '2026-11-20' }).bars
  expect(months.slice(0, 3)).toMatchObject([
    { from: '2025-12-31', to: '2025-12-31' },
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
  ])
})

test.each([
  ['2026-11-16', '2026-11-16', 'day', '16. 11.'],
  ['2026-11-16', '2026-11-22', 'week', '16. 11. – 22. 11.'],
  ['2026-11-22', '2026-11-22', 'week', '22. 11.'],
  ['2026-02-01', '2026-02-28', 'month', '2. 2026.'],
] as const)('%s to %s as a %s is labelled „%s”', (from, to, unit, label) => {
  expect(barLabel({ from, to }, unit)).toBe(label)
})

test('in any period every day is counted once and nothing is lost', () => {
  const fact = fc.record({
    back: fc.integer({ min: 0, max: 1_499 }),
    ms: fc.nat(1e7),
    right: fc.nat(50),
    wrong: fc.nat(50),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_500 }), fc.array(fact), (days, found) => {
      const stretch = stretchOf(days)
      const facts = found
        .filter(({ back }) => back < days)
        .map(({ back, ...rest }) => ({ day: addDays(stretch.to, -back), ...rest }))
      const { bars } = barsOf(facts, stretch)
      expect(bars[0]?.from).toBe(stretch.from)
      expect(bars.at(-1)?.to).toBe(stretch.to)
      bars
        .slice(1)
        .forEach(({ from }, index) => expect(from).toBe(addDays(bars[index]?.to ?? '', 1)))
      const sum = (of: (one: { ms: number; right: number; wrong: number }) => number) =>
        [bars, facts].map((rows) => rows.reduce((total, row) => total + of(row), 0))
      for (const [shown, given] of [sum((x) => x.ms), sum((x) => x.right), sum((x) => x.wrong)]) {
        expect(shown).toBe(given)
      }
    }),
    { numRuns: 50 },
  )
})
