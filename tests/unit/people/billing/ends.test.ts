import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  extendedEndDates,
  toRightsUpdate,
  endDatesWithoutActivation,
} from '@/lib/people/billing/activation/end-dates'
import type { AccessEndDates, ProductGrant } from '@/lib/people/billing/model'

const NOW = new Date('2026-11-23T12:00:00.000Z')
const DAY_MS = 24 * 3_600_000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString()

const NOTHING: AccessEndDates = {
  subscriptionName: null,
  subscriptionUntil: null,
  aiUntil: null,
  aiMaxUntil: null,
  professorUntil: null,
}
const gift = (changes: Partial<ProductGrant>): ProductGrant => ({
  ...{ name: 'Iskra', duration: 10, durationUnit: 'day' },
  ...{ hasSubscription: false, hasAi: false, hasAiMax: false, hasProfessor: false },
  ...changes,
})

describe('a right is extended from the later of now and its end', () => {
  test.each([
    ['nothing before', NOTHING, { hasAi: true }, { aiUntil: inDays(10) }],
    ['an end in the past', { aiUntil: inDays(-3) }, { hasAi: true }, { aiUntil: inDays(10) }],
    ['an end in the future', { aiUntil: inDays(5) }, { hasAi: true }, { aiUntil: inDays(15) }],
    ['another right', { aiUntil: inDays(5) }, { hasAiMax: true }, { aiMaxUntil: inDays(10) }],
    [
      'a subscription has its product’s name',
      { subscriptionName: 'Stara', subscriptionUntil: inDays(1) },
      { hasSubscription: true },
      { subscriptionName: 'Iskra', subscriptionUntil: inDays(11) },
    ],
    [
      'months by the calendar',
      NOTHING,
      { hasProfessor: true, duration: 3, durationUnit: 'month' as const },
      { professorUntil: '2027-02-23T12:00:00.000Z' },
    ],
  ])('%s', (_, before, given, after) => {
    const ends = { ...NOTHING, ...before }
    expect(extendedEndDates(ends, gift(given), NOW)).toEqual({ ...ends, ...after })
  })
})

/** Consecutive activations, each with the ends before it. */
function activated(gifts: ProductGrant[]) {
  let before = NOTHING
  return gifts.map((one, index) => {
    const createdAt = new Date(NOW.getTime() + index * 60_000)
    const activation = { id: String(index), gift: one, createdAt, before }
    before = extendedEndDates(before, one, createdAt)
    return { ...activation, after: before }
  })
}

const anyGift = fc
  .record({
    hasSubscription: fc.boolean(),
    hasAi: fc.boolean(),
    hasAiMax: fc.boolean(),
    hasProfessor: fc.boolean(),
    duration: fc.integer({ min: 1, max: 40 }),
    durationUnit: fc.constantFrom('day' as const, 'month' as const),
  })
  .map(gift)

test('removing an activation gives the ends without it', () => {
  fc.assert(
    fc.property(fc.array(anyGift, { minLength: 1, maxLength: 6 }), fc.nat(), (gifts, number) => {
      const place = number % gifts.length
      const all = activated(gifts)
      const { ends, moved } = endDatesWithoutActivation(
        all[place]?.before ?? NOTHING,
        all.slice(place + 1),
      )
      const others = all.filter((_, index) => index !== place)
      const expected = others.reduce(
        (now, one) => extendedEndDates(now, one.gift, one.createdAt),
        NOTHING,
      )
      expect(ends).toEqual(expected)
      expect(moved.map(({ id }) => id)).toEqual(all.slice(place + 1).map(({ id }) => id))
    }),
  )
})

test.each([
  ['AI begins', {}, { aiUntil: inDays(9) }, { tokensUpdatedAt: null }],
  ['AI Max begins', {}, { aiMaxUntil: inDays(9) }, { tokensUpdatedAt: null }],
  [
    'AI Max begins beside AI',
    { aiUntil: inDays(2) },
    { aiMaxUntil: inDays(9) },
    { tokensUpdatedAt: null },
  ],
  ['AI begins beside AI Max', { aiMaxUntil: inDays(2) }, { aiUntil: inDays(9) }, {}],
  ['AI goes on', { aiUntil: inDays(2) }, { aiUntil: inDays(9) }, {}],
  ['professor begins', {}, { professorUntil: inDays(9) }, { professorNoUpdatedAt: null }],
  ['professor goes on', { professorUntil: inDays(1) }, { professorUntil: inDays(9) }, {}],
])('%s: the day’s allowance', (_, had, gets, expected) => {
  const before = { ...NOTHING, ...had }
  const dates = (ends: AccessEndDates) => ({
    subscriptionName: ends.subscriptionName,
    subscriptionUntil: null,
    aiUntil: ends.aiUntil === null ? null : new Date(ends.aiUntil),
    aiMaxUntil: ends.aiMaxUntil === null ? null : new Date(ends.aiMaxUntil),
    professorUntil: ends.professorUntil === null ? null : new Date(ends.professorUntil),
  })
  const ends = { ...before, ...gets }
  const rights = {
    ...dates(before),
    tokensNo: 3,
    tokensUpdatedAt: NOW,
    professorNo: 1,
    professorNoUpdatedAt: NOW,
  }
  expect(toRightsUpdate(ends, rights, NOW)).toEqual({ ...dates(ends), ...expected })
})
