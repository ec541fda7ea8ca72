import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { PLAN_LIMITS } from '@/lib/learning/plan/limits'
import { makePlan, removePlan } from '@/lib/learning/plan/commands'
import type { Plan, PlanList } from '@/lib/learning/plan/model'
import { listPlans } from '@/lib/learning/plan/queries'
import { planDays, testPlans } from '@/lib/learning/plan/tables'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { familyDataOf } from '../../across/family-data/family-data'
import { as, later, NOON, planBody, planOf } from './plan-of'

const probe = await importFixtureLesson()

const planAt = (family: Family, days = 3) => planOf(probe.lessonId, family, days)

const bodyOf = (changes: object = {}) => planBody(probe.lessonId, changes)

const post = (family: Family, body: object) =>
  callForAnswer('POST', '/planovi', { body, ...as(family) })
const plans = (family: Family) => callForBody<PlanList>('GET', '/planovi', as(family))
const rowsOf = ({ child }: Family) =>
  db().select().from(testPlans).where(eq(testPlans.pupilId, child._id))

describe('POST /api/planovi', () => {
  test('creates a plan, once even with concurrent calls', async () => {
    const family = await newFamily()
    const body = bodyOf()
    const sent = await Promise.all(Array.from({ length: 10 }, () => post(family, body)))
    for (const { status, body: answer } of sent) {
      expect(status).toBe(200)
      expect(answer).toMatchObject({
        plan: { _id: body.id, testDay: body.testDay, daysLeft: 1, doneDays: 0, today: null },
      })
    }
    expect(await rowsOf(family)).toHaveLength(1)
  })

  test.each([
    [0, 400],
    [1, 200],
    [60, 200],
    [61, 400],
    [-1, 400],
  ])('a test %i days ahead is answered with %i', async (days, status) => {
    const family = await newFamily()
    const testDay = addDays(zagrebDay(new Date()), days)
    const answer = await post(family, bodyOf({ testDay }))
    expect(answer.status).toBe(status)
    expect(await rowsOf(family)).toHaveLength(status === 200 ? 1 : 0)
    if (status === 400) expect(answer.body).toHaveProperty('fields.testDay')
  })

  test('the day is that of Zagreb', async () => {
    const { child } = await newFamily()
    const make = (now: string) =>
      makePlan(
        child._id,
        { id: uuidv7(), testDay: '2026-11-21', lessonIds: [probe.lessonId] },
        new Date(now),
      )
    expect((await make('2026-11-20T22:59:59Z')).daysLeft).toBe(1)
    await expect(make('2026-11-20T23:00:00Z')).rejects.toMatchObject({ status: 400 })
  })

  test.each([
    ['no lesson', () => ({ lessonIds: [] })],
    ['eleven lessons', () => ({ lessonIds: Array.from({ length: 11 }, () => uuidv7()) })],
    ['an unknown lesson', () => ({ lessonIds: [probe.lessonId, uuidv7()] })],
    ['no day', () => ({ testDay: '2026-02-30' })],
    ['a pupil', () => ({ pupilId: uuidv7() })],
  ])('%s is refused', async (_, changes) => {
    const family = await newFamily()
    expect((await post(family, bodyOf(changes()))).status).toBe(400)
    expect(await rowsOf(family)).toEqual([])
  })

  test('a lesson named twice counts once', async () => {
    const family = await newFamily()
    const answer = await post(family, bodyOf({ lessonIds: [probe.lessonId, probe.lessonId] }))
    expect((answer.body as { plan: Plan }).plan.lessons).toHaveLength(1)
  })

  test('thirty can be created in 24 hours, including removed ones, and not one more', async () => {
    const { child } = await newFamily()
    const made = { pupilId: child._id, testDay: '2026-11-25', lessonIds: [probe.lessonId] }
    const row = { ...made, createdAt: NOON, removedAt: NOON }
    await db()
      .insert(testPlans)
      .values(Array.from({ length: PLAN_LIMITS.aDay - 1 }, () => row))
    const make = (id: string, at = NOON) => makePlan(child._id, { ...made, id }, at)
    const last = uuidv7()
    expect(await make(last)).toMatchObject({ _id: last })
    const message = 'Danas je bilo puno novih planova. Sutra možeš dodati još.'
    await expect(make(uuidv7())).rejects.toMatchObject({ status: 409, message })
    await removePlan(child._id, last, NOON)
    await expect(make(uuidv7())).rejects.toMatchObject({ status: 409, message })
    expect(await make(last)).toMatchObject({ _id: last })
    const next = uuidv7()
    expect(await make(next, later(1))).toMatchObject({ _id: next })
  })

  test('of too many at once only the allowed number is created', async () => {
    const family = await newFamily()
    const sent = await Promise.all(
      Array.from({ length: PLAN_LIMITS.open + 2 }, () => post(family, bodyOf())),
    )
    const statuses = sent.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array<number>(PLAN_LIMITS.open).fill(200), 409, 409])
    expect(await rowsOf(family)).toHaveLength(PLAN_LIMITS.open)
  })
})

describe('GET /api/planovi', () => {
  test('lists the pupil’s own plans, next test first, and past ones separately', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    await planAt(others)
    const [far, near] = [await planAt(family, 5), await planAt(family, 2)]
    const at = async (days: number) => {
      const { open, archive } = await listPlans(family.child._id, later(days))
      return [open, archive].map((all) => all.map(({ _id, daysLeft }) => [_id, daysLeft]))
    }
    expect(await at(0)).toEqual([
      [
        [near._id, 2],
        [far._id, 5],
      ],
      [],
    ])
    expect(await at(2)).toEqual([
      [
        [near._id, 0],
        [far._id, 3],
      ],
      [],
    ])
    expect(await at(3)).toEqual([[[far._id, 2]], [[near._id, -1]]])
    expect(await at(6)).toEqual([
      [],
      [
        [far._id, -1],
        [near._id, -4],
      ],
    ])
  })

  test('is empty for a pupil without plans', async () => {
    expect(await plans(await newFamily())).toMatchObject({ open: [], archive: [] })
  })
})

describe('DELETE /api/planovi/{id}', () => {
  const remove = (family: Family, id: string) =>
    callForAnswer('DELETE', `/planovi/${id}`, as(family))

  test('removes a plan; repeating it changes nothing', async () => {
    const family = await newFamily()
    const body = bodyOf()
    await post(family, body)
    for (const _ of [1, 2]) {
      expect(await remove(family, body.id)).toEqual({ status: 200, body: { success: true } })
    }
    expect(await plans(family)).toMatchObject({ open: [], archive: [] })
    const gone = await callForAnswer('GET', `/planovi/${body.id}/danas`, as(family))
    expect(gone.status).toBe(404)
    expect((await remove(family, 'nije-plan')).status).toBe(404)
  })

  test('is undone by creating the plan again, with its done days', async () => {
    const family = await newFamily()
    const plan = await planAt(family)
    await db()
      .insert(planDays)
      .values({ planId: plan._id, day: '2026-11-20', right: 6, total: 8, doneAt: NOON })
    await removePlan(family.child._id, plan._id, NOON)
    // Even on the day of the test, for which no new plan could be created.
    const back = await makePlan(
      family.child._id,
      { id: plan._id, testDay: '2026-11-20', lessonIds: [uuidv7()] },
      later(0.4),
    )
    expect(back).toEqual({ ...plan, doneDays: 1, today: { right: 6, total: 8 } })
  })

  test('after a day a removed plan is erased with the next removal', async () => {
    const family = await newFamily()
    const [first, second] = [await planAt(family), await planAt(family)]
    await removePlan(family.child._id, first._id, NOON)
    await removePlan(family.child._id, second._id, new Date(NOON.getTime() + 86_400_000))
    expect(await rowsOf(family)).toHaveLength(2)
    await removePlan(family.child._id, second._id, new Date(NOON.getTime() + 86_400_001))
    expect((await rowsOf(family)).map(({ id }) => id)).toEqual([second._id])
  })
})

test('the export of a family has the names of the plans’ lessons', async () => {
  const family = await newFamily()
  await post(family, bodyOf())
  const { 'Planovi za test': plansOf } = await familyDataOf(family.parent.user._id)
  expect(plansOf).toMatchObject([{ učenik: family.child._id, lekcije: 'Probna lekcija' }])
})
