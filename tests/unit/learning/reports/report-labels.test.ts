import { expect, test } from 'vitest'
import type { Totals } from '@/lib/learning/reports/model'
import { durationWords } from '@/lib/platform/hr/durations'
import { hasActivity, joinWithAnd, summaryLines } from '@/lib/learning/reports/report-labels'

const MINUTE = 60_000
const NOTHING: Totals = {
  ms: 0,
  activeDays: 0,
  days: 7,
  answers: 0,
  right: 0,
  cards: 0,
  quizzes: 0,
  tests: 0,
  checks: 0,
  hinted: 0,
  unknown: 0,
  openMistakes: 0,
}

test.each([
  [0, '0 minuta'],
  [1, 'manje od minute'],
  [29_999, 'manje od minute'],
  [30_000, '1 minuta'],
  [2 * MINUTE, '2 minute'],
  [5 * MINUTE, '5 minuta'],
  [59 * MINUTE, '59 minuta'],
  [60 * MINUTE, '1 sat'],
  [61 * MINUTE, '1 sat i 1 minuta'],
  [135 * MINUTE, '2 sata i 15 minuta'],
  [300 * MINUTE, '5 sati'],
  // A second below the hour is rounded to the hour.
  [60 * MINUTE - 1_000, '1 sat'],
])('%i ms are „%s”', (ms, words) => {
  expect(durationWords(ms)).toBe(words)
})

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a i b'],
  [['a', 'b', 'c'], 'a, b i c'],
])('%j is listed as „%s”', (parts, words) => {
  expect(joinWithAnd(parts)).toBe(words)
})

test('a full week is described sentence by sentence', () => {
  const totals = { ...NOTHING, ms: 135 * MINUTE, activeDays: 4, answers: 41, right: 38 }
  const done = { cards: 12, quizzes: 2, tests: 1, checks: 3, openMistakes: 3 }
  expect(summaryLines({ ...totals, ...done })).toEqual([
    'Učenje: 2 sata i 15 minuta, 4 dana od 7.',
    'Odgovoreno: 41 pitanje, od toga 38 točno.',
    'Završeno: 2 kviza, 1 test, 12 kartica i 3 odgovora u provjeri.',
    'Sveukupno, uz kartice i provjere, 3 zadatka čekaju novi pokušaj.',
  ])
})

test('missing activity is not mentioned', () => {
  expect(summaryLines({ ...NOTHING, ms: 60 * MINUTE, activeDays: 1 })).toEqual([
    'Učenje: 1 sat, 1 dan od 7.',
  ])
})

test.each<[Partial<Totals>, boolean]>([
  [{}, false],
  [{ openMistakes: 5 }, false],
  [{ activeDays: 1 }, true],
  [{ cards: 1 }, true],
  [{ checks: 1 }, true],
])('%j is worth a report: %s', (changes, is) => {
  expect(hasActivity({ ...NOTHING, ...changes })).toBe(is)
})
