import { expect, it } from 'vitest'
import { testEndReason, type TestEndCause } from '@/components/learning/exams/use-test-desk'
import { openTest } from '../../support/lesson-test'

const TIME_UP = 'Vrijeme je isteklo, pa je test predan sa spremljenim odgovorima.'
const HANDED_IN = 'Ovaj je test već predan.'

const timed = openTest({ startedAt: '2026-11-20T10:00:00.000Z', minutes: 15 })

it.each<[TestEndCause, string, string | null]>([
  ['pupil', '10:05:00.000', null],
  ['pupil', '10:15:00.000', null],
  ['server', '10:15:00.000', TIME_UP],
  ['server', '10:14:59.999', HANDED_IN],
  ['server', '10:05:00.000', HANDED_IN],
  // The page's clock may be ahead of the server's by a request's travel time.
  ['clock', '10:15:00.000', TIME_UP],
  ['clock', '10:14:45.000', TIME_UP],
  ['clock', '10:14:44.999', HANDED_IN],
])('the %s ends a test of 15 minutes and its result is of %s: „%s”', (ender, at, words) => {
  expect(testEndReason(ender, timed, `2026-11-20T${at}Z`)).toBe(words)
})

it('a test without a timer never runs out of time', () => {
  const at = '2026-11-22T10:00:00.000Z'
  expect(testEndReason('server', openTest(), at)).toBe(HANDED_IN)
  expect(testEndReason('pupil', openTest(), at)).toBeNull()
})

it('an earlier test is reviewed without a note about its end', () => {
  expect(testEndReason('pupil', null, '2026-11-20T10:15:00.000Z')).toBeNull()
})
