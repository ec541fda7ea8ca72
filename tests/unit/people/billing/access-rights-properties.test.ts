import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withRefreshedAllowances, type AccessRights } from '@/lib/people/billing/access-rights'
import { at, NO_RIGHTS } from './rights'

const instant = fc.date({
  min: at('2026-01-01T00:00:00Z'),
  max: at('2027-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const maybe = fc.option(instant, { nil: null })
const rights: fc.Arbitrary<AccessRights> = fc.record({
  subscriptionName: fc.constant(null),
  subscriptionUntil: maybe,
  aiUntil: maybe,
  aiMaxUntil: maybe,
  tokensNo: fc.nat(200),
  tokensUpdatedAt: maybe,
  professorUntil: maybe,
  professorNo: fc.nat(10),
  professorNoUpdatedAt: maybe,
})

test('a second refresh at the same instant changes nothing', () => {
  fc.assert(
    fc.property(rights, instant, (before, now) => {
      const once = withRefreshedAllowances(before, now)
      expect(withRefreshedAllowances(once, now)).toBe(once)
    }),
  )
})

test('numbers are never negative and never above a full allowance', () => {
  fc.assert(
    fc.property(rights, fc.array(instant, { maxLength: 8 }), (before, instants) => {
      const { tokensNo, professorNo } = instants.reduce(withRefreshedAllowances, before)
      expect(tokensNo).toBeGreaterThanOrEqual(0)
      expect(tokensNo).toBeLessThanOrEqual(200)
      expect(professorNo).toBeGreaterThanOrEqual(0)
      expect(professorNo).toBeLessThanOrEqual(10)
    }),
  )
})

test('a refresh changes numbers and their times, but no purchase', () => {
  fc.assert(
    fc.property(rights, instant, (before, now) => {
      const { tokensNo, tokensUpdatedAt, professorNo, professorNoUpdatedAt, ...bought } =
        withRefreshedAllowances(before, now)
      expect(before).toMatchObject(bought)
      for (const time of [tokensUpdatedAt, professorNoUpdatedAt]) {
        expect([before.tokensUpdatedAt, before.professorNoUpdatedAt, now]).toContainEqual(time)
      }
      const isSame = tokensNo === before.tokensNo && professorNo === before.professorNo
      expect(isSame || tokensUpdatedAt === now || professorNoUpdatedAt === now).toBe(true)
    }),
  )
})

test('without a purchase no refresh ever gives anything', () => {
  fc.assert(
    fc.property(fc.array(instant), (instants) => {
      expect(instants.reduce(withRefreshedAllowances, NO_RIGHTS)).toBe(NO_RIGHTS)
    }),
  )
})

test('frequent refreshes give no more tokens: two are over 24 hours apart', () => {
  const max = { ...NO_RIGHTS, aiMaxUntil: at('2028-01-01T00:00:00Z') }
  fc.assert(
    fc.property(fc.array(instant, { minLength: 2, maxLength: 30 }), (instants) => {
      const times: number[] = []
      let current: AccessRights = max
      for (const now of instants.toSorted((a, b) => a.getTime() - b.getTime())) {
        const next = withRefreshedAllowances(current, now)
        if (next.tokensUpdatedAt !== current.tokensUpdatedAt) times.push(now.getTime())
        current = next
      }
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      for (const gap of gaps) expect(gap).toBeGreaterThan(24 * 3_600_000)
    }),
  )
})
