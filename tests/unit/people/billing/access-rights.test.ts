import { describe, expect, test } from 'vitest'
import {
  hasAssistant,
  hasSubscription,
  withRefreshedAllowances,
} from '@/lib/people/billing/access-rights'
import { at, DAY_MS, HOUR_MS, later, NO_RIGHTS as NONE } from './rights'

const NOW = at('2026-11-20T12:00:00Z')
const tomorrow = later(NOW, DAY_MS)

describe('rights with an end', () => {
  test.each([
    ['before the end', 1, true],
    ['at the end', 0, false],
    ['after the end', -1, false],
  ])('a subscription, the assistant and its larger size %s: %i ms', (_, ms, lasts) => {
    const until = later(NOW, ms)
    expect(hasSubscription({ ...NONE, subscriptionUntil: until }, NOW)).toBe(lasts)
    expect(hasAssistant({ ...NONE, aiUntil: until }, NOW)).toBe(lasts)
    expect(hasAssistant({ ...NONE, aiMaxUntil: until }, NOW)).toBe(lasts)
    const { professorNo } = withRefreshedAllowances({ ...NONE, professorUntil: until }, NOW)
    expect(professorNo).toBe(lasts ? 10 : 0)
  })

  test('a right that was never bought is not active', () => {
    expect(hasSubscription(NONE, NOW)).toBe(false)
    expect(hasAssistant(NONE, NOW)).toBe(false)
    expect(withRefreshedAllowances(NONE, NOW)).toBe(NONE)
  })
})

describe('assistant tokens', () => {
  const spent = { ...NONE, tokensNo: 3, aiMaxUntil: later(NOW, 30 * DAY_MS) }

  test.each([
    ['aiMax', { aiMaxUntil: tomorrow }, 200],
    ['ai', { aiUntil: tomorrow }, 5],
    ['both', { aiUntil: tomorrow, aiMaxUntil: tomorrow }, 200],
    ['ai, with an aiMax that has ended', { aiUntil: tomorrow, aiMaxUntil: NOW }, 5],
    ['aiMax, with an ai that has ended', { aiUntil: NOW, aiMaxUntil: tomorrow }, 200],
  ])('come with %s at once: the first refresh does not wait', (_, bought, tokensNo) => {
    const rights = withRefreshedAllowances({ ...NONE, ...bought }, NOW)
    expect(rights).toMatchObject({ tokensNo, tokensUpdatedAt: NOW })
  })

  test.each([
    ['a millisecond before 24 hours', DAY_MS - 1, 3],
    ['at 24 hours', DAY_MS, 3],
    ['a millisecond after 24 hours', DAY_MS + 1, 200],
    ['at once', 0, 3],
    ['when the clock went an hour back', -HOUR_MS, 3],
    ['when the clock went a year back', -365 * DAY_MS, 3],
  ])('%s after the last refresh', (_, ageMs, tokensNo) => {
    const rights = withRefreshedAllowances({ ...spent, tokensUpdatedAt: NOW }, later(NOW, ageMs))
    expect(rights.tokensNo).toBe(tokensNo)
  })

  test.each(['2026-03-29', '2026-10-25'])('24 hours are 24 hours in the night of %s', (day) => {
    const evening = later(at(`${day}T00:00:00Z`), -4 * HOUR_MS)
    const rights = { ...spent, tokensUpdatedAt: evening }
    expect(withRefreshedAllowances(rights, later(evening, DAY_MS)).tokensNo).toBe(3)
    expect(withRefreshedAllowances(rights, later(evening, DAY_MS + 1)).tokensNo).toBe(200)
  })

  test('stay unused when the assistant has ended', () => {
    const rights = { ...spent, tokensUpdatedAt: NOW, aiMaxUntil: later(NOW, DAY_MS) }
    expect(withRefreshedAllowances(rights, later(NOW, 2 * DAY_MS))).toBe(rights)
  })
})

describe('questions to the professor', () => {
  const asked = { ...NONE, professorNo: 2, professorUntil: at('2027-06-01T00:00:00Z') }

  /**
   * The instant of a refresh, a later one, and the questions left, which change at Zagreb's
   * midnight.
   */
  test.each([
    ['winter, before midnight', '2026-01-15T12:00:00Z', '2026-01-15T22:59:59.999Z', 2],
    ['winter, midnight', '2026-01-15T12:00:00Z', '2026-01-15T23:00:00Z', 10],
    ['winter, midnight in Greenwich', '2026-01-15T23:00:00Z', '2026-01-16T00:00:00Z', 2],
    ['summer, before midnight', '2026-07-15T12:00:00Z', '2026-07-15T21:59:59.999Z', 2],
    ['summer, midnight', '2026-07-15T12:00:00Z', '2026-07-15T22:00:00Z', 10],
    ['summer, midnight in Greenwich', '2026-07-15T22:00:00Z', '2026-07-16T00:00:00Z', 2],
    ['a second each side of midnight', '2026-01-15T22:59:59Z', '2026-01-15T23:00:01Z', 10],
    ['28 March, before midnight', '2026-03-28T12:00:00Z', '2026-03-28T22:59:59.999Z', 2],
    ['29 March, midnight', '2026-03-28T12:00:00Z', '2026-03-28T23:00:00Z', 10],
    ['29 March, over the hour that is left out', '2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', 2],
    ['29 March, its 23rd and last hour', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z', 2],
    ['30 March, midnight', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 10],
    ['25 October, midnight', '2026-10-24T12:00:00Z', '2026-10-24T22:00:00Z', 10],
    [
      '25 October, over the hour that comes twice',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      2,
    ],
    ['25 October, its 25th and last hour', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z', 2],
    ['26 October, midnight', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 10],
    ['the clock an hour back, over midnight', '2026-01-15T23:30:00Z', '2026-01-15T22:30:00Z', 2],
    ['the clock an hour back, the same day', '2026-01-15T13:00:00Z', '2026-01-15T12:00:00Z', 2],
    ['new year', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', 10],
    ['after a long time', '2026-01-15T12:00:00Z', '2026-09-01T12:00:00Z', 10],
  ])('%s: from %s to %s there are %i', (_, last, now, professorNo) => {
    const rights = { ...asked, professorNoUpdatedAt: at(last) }
    expect(withRefreshedAllowances(rights, at(now)).professorNo).toBe(professorNo)
  })

  test('are ten at once when the right is new', () => {
    expect(withRefreshedAllowances(asked, NOW)).toMatchObject({
      professorNo: 10,
      professorNoUpdatedAt: NOW,
    })
  })

  test('stay unused when the right has ended', () => {
    const rights = { ...asked, professorUntil: NOW, professorNoUpdatedAt: later(NOW, -DAY_MS) }
    expect(withRefreshedAllowances(rights, NOW)).toBe(rights)
  })
})
