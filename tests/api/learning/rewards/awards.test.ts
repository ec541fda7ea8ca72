import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { countUnredeemedAwards, recordAward, redeem } from '@/lib/learning/rewards/awards'
import type { XpValue } from '@/lib/learning/rewards/limits'
import { xpLevel } from '@/lib/learning/rewards/xp-level'
import { pupils } from '@/lib/people/users/tables'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { newFamily, type Family } from '../../support/people'

const at = new Date('2026-11-20T10:00:00Z')
const give = ({ child }: Family, key: string, value: XpValue = 1) =>
  recordAward({ pupilId: child._id, key, value, at })

const patch = ({ pupil, child }: Family, xp: unknown = 1) =>
  callForAnswer('PATCH', `/children/${child._id}/xp`, { body: { xp }, cookie: pupil.cookie })

const xpOf = async ({ child }: Family) => {
  const [row] = await db().select().from(pupils).where(eq(pupils.id, child._id))
  return row?.xp
}
const statuses = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

const NOTHING = refusedAnswer(409, 'Za ovo je XP već dodijeljen.')

describe('PATCH /api/children/{id}/xp', () => {
  test('adds what was earned, once, and returns the levels before and after', async () => {
    const family = await newFamily()
    expect(await patch(family)).toEqual(NOTHING)
    expect(await give(family, 'pitanje:a')).toBe(1)
    expect(await patch(family)).toEqual({
      status: 200,
      body: { oldXP: 0, newXP: 1, xpGained: 1, oldLevel: 1, newLevel: 1 },
    })
    expect(await patch(family)).toEqual(NOTHING)
    expect(await xpOf(family)).toBe(1)
  })

  test('each of the two values is redeemed with its own award', async () => {
    const family = await newFamily()
    await give(family, 'bonus', 5)
    expect(await patch(family, 1)).toEqual(NOTHING)
    expect((await patch(family, 5)).body).toMatchObject({ newXP: 5, xpGained: 5 })
  })

  test.each([0, -1, 2, 1.5, 10, 1e9, '1', null, [1]])('the value %j is refused', async (xp) => {
    const family = await newFamily()
    await give(family, 'pitanje:a')
    expect((await patch(family, xp)).status).toBe(400)
    expect(await xpOf(family)).toBe(0)
  })

  test('a hundred requests at once for one award redeem it once', async () => {
    const family = await newFamily()
    await Promise.all(Array.from({ length: 100 }, () => give(family, 'pitanje:a')))
    const answers = await Promise.all(Array.from({ length: 100 }, () => patch(family)))
    expect([statuses(answers, 200), statuses(answers, 409)]).toEqual([1, 99])
    expect(await xpOf(family)).toBe(1)
  })

  test('a hundred requests at once for a hundred awards redeem all of them', async () => {
    const family = await newFamily()
    await Promise.all(Array.from({ length: 100 }, (_, one) => give(family, `pitanje:${one}`)))
    const answers = await Promise.all(Array.from({ length: 100 }, () => patch(family)))
    expect(statuses(answers, 200)).toBe(100)
    expect(await xpOf(family)).toBe(100)
  })

  test('the levels in the response match the thresholds', async () => {
    const family = await newFamily()
    await db().update(pupils).set({ xp: 19 }).where(eq(pupils.id, family.child._id))
    await give(family, 'pitanje:a')
    expect((await patch(family)).body).toMatchObject({ oldLevel: 1, newLevel: 2 })
  })
})

test('in any order of earning and redeeming, XP is the sum of the keys and never falls', async () => {
  const key = fc.integer({ min: 0, max: 6 })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('earn' as const), key }),
    fc.record({
      kind: fc.constant('redeem' as const),
      value: fc.constantFrom(1 as const, 5 as const),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const family = await newFamily()
      const valueOf = (one: number): XpValue => (one % 3 === 0 ? 5 : 1)
      const earned = new Set<number>()
      let xp = 0
      for (const one of steps) {
        if (one.kind === 'earn') {
          await give(family, `pitanje:${one.key}`, valueOf(one.key))
          earned.add(one.key)
        } else {
          const change = await redeem(family.child._id, one.value).catch(() => null)
          if (!change) continue
          expect(change.oldXP).toBe(xp)
          expect(change.newXP).toBe(xp + one.value)
          expect(change.newLevel).toBeGreaterThanOrEqual(change.oldLevel)
          expect(change.newLevel).toBe(xpLevel(change.newXP))
          xp = change.newXP
        }
      }
      const open = await countUnredeemedAwards(family.child._id)
      const worth = [...earned].reduce((sum, one) => sum + valueOf(one), 0)
      expect(xp + open[1] + 5 * open[5]).toBe(worth)
      expect(await xpOf(family)).toBe(xp)
    }),
    { numRuns: 12 },
  )
})
