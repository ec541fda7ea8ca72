import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { DayReview } from '@/lib/learning/plan/model'
import { listPlans } from '@/lib/learning/plan/queries'
import { planDays } from '@/lib/learning/plan/tables'
import { findDayReview, finishDayReview } from '@/lib/learning/plan/today'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { answers } from '@/lib/learning/answers/tables'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, type Family, playerOf } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { as, later, NOON, planBody, planOf } from './plan-of'

const probe = await importFixtureLesson()

const planAt = (family: Family, days = 3) => planOf(probe.lessonId, family, days)

const post = async (family: Family, body: object) =>
  expect((await callForAnswer('POST', '/planovi', { body, ...as(family) })).status).toBe(200)

const KEYS = ['jedan', 'vise', 'tvrdnja', 'kratko', 'broj', 'parovi', 'bonus', 'osmo', 'deveto']
const RIGHT: Record<string, SubmittedAnswer> = {
  jedan: { kind: 'single', choice: 'b' },
  vise: { kind: 'several', choices: ['a', 'c'] },
  tvrdnja: { kind: 'true-false', value: true },
  kratko: { kind: 'short', text: 'Zagreb' },
  broj: { kind: 'number', text: '3,5' },
  bonus: { kind: 'true-false', value: true },
  osmo: { kind: 'true-false', value: false },
  deveto: { kind: 'true-false', value: true },
}
const keyOf = (questionId: string) =>
  KEYS.find((key) => probe.questionId(key) === questionId) ?? 'no such question'

/** Answers a question of a review: right where a right answer is listed, otherwise wrong. */
const give = (
  family: Family,
  { roundId }: Pick<DayReview, 'roundId'>,
  questionId: string,
  at = NOON,
  given = RIGHT[keyOf(questionId)] ?? { kind: 'matching', pairs: { a: 'a', b: 'b', c: 'c' } },
) =>
  judgeAndRecordById(
    questionId,
    { answer: given, roundId, source: 'imam-test', id: uuidv7() },
    playerOf(family),
    at,
  )

describe('GET /api/planovi/{id}/danas', () => {
  test('asks eight of the free questions, without keys', async () => {
    const family = await newFamily()
    const body = planBody(probe.lessonId)
    await post(family, body)
    const today = await callForBody<DayReview>('GET', `/planovi/${body.id}/danas`, as(family))
    expect(today).toMatchObject({ day: zagrebDay(new Date()), answered: {}, done: null })
    expect(today.questions).toHaveLength(8)
    expect(today.questions.map(({ _id }) => keyOf(_id))).not.toContain('deveto')
    const text = JSON.stringify(today)
    expect(text).not.toMatch(/"(?:weight|feedback|explanation|correct|isTrue|answers)"/)
    expect(text).not.toContain('Zagreb')
  })

  test('with a subscription all questions may be asked', async () => {
    const family = await newFamily()
    const { _id } = await planAt(family)
    const days = [0, 1, 2].map((day) => findDayReview(playerOf(family, true), _id, later(day)))
    const asked = (await Promise.all(days)).flatMap(({ questions }) => questions)
    expect(asked.map(({ _id: id }) => keyOf(id))).toContain('deveto')
  })

  test('stays the same all day, whatever is answered, with a new round the day after', async () => {
    const family = await newFamily()
    const { _id } = await planAt(family)
    const today = () => findDayReview(playerOf(family), _id, NOON)
    const first = await today()
    const asked = first.questions.map((question) => question._id)
    await give(family, first, asked[0] ?? '')
    const second = await today()
    expect(second.questions.map((question) => question._id)).toEqual(asked)
    expect(second.roundId).toBe(first.roundId)
    expect(Object.keys(second.answered)).toEqual([asked[0]])
    const next = await findDayReview(playerOf(family), _id, later(1))
    expect(next.roundId).not.toBe(first.roundId)
    expect(next.answered).toEqual({})
  })

  test('there is none on the day of the test or later', async () => {
    const family = await newFamily()
    const { _id } = await planAt(family, 1)
    for (const days of [1, 2]) {
      const review = findDayReview(playerOf(family), _id, later(days))
      await expect(review).rejects.toMatchObject({ status: 409 })
    }
  })
})

describe('POST /api/planovi/{id}/danas', () => {
  async function reviewed(family: Family) {
    const { _id } = await planAt(family)
    const review = await findDayReview(playerOf(family), _id, NOON)
    const finish = (at = NOON, day = '2026-11-20') =>
      finishDayReview(playerOf(family), { planId: _id, day }, at)
    return { planId: _id, review, finish, ids: review.questions.map((question) => question._id) }
  }

  test('is refused while a question has no answer, and saves nothing', async () => {
    const family = await newFamily()
    const { planId, review, finish, ids } = await reviewed(family)
    await expect(finish()).rejects.toMatchObject({ status: 409 })
    for (const id of ids.slice(1)) await give(family, review, id)
    await expect(finish()).rejects.toMatchObject({ status: 409 })
    expect(await db().select().from(planDays).where(eq(planDays.planId, planId))).toEqual([])
  })

  test('counts the first answers of the round, once, whatever comes later or at once', async () => {
    const family = await newFamily()
    const { planId, review, finish, ids } = await reviewed(family)
    const [again = ''] = ids.filter((id) => keyOf(id) === 'jedan')
    await give(family, review, again, NOON, { kind: 'single', choice: 'a' })
    for (const id of ids) await give(family, review, id, new Date(NOON.getTime() + 60_000))
    // All right except the pairs, and the question whose first answer was wrong.
    const counted = { right: 6, total: 8 }
    const all = await Promise.all(Array.from({ length: 5 }, () => finish()))
    expect(all).toEqual(Array(5).fill(counted))
    const rows = await db().select().from(planDays).where(eq(planDays.planId, planId))
    expect(rows).toMatchObject([{ day: '2026-11-20', ...counted }])
    const { open } = await listPlans(family.child._id, NOON)
    expect(open[0]).toMatchObject({ doneDays: 1, today: counted })
    expect((await listPlans(family.child._id, later(1))).open[0]?.today).toBeNull()
  })

  test('answers of the quiz, or of another day’s round, do not complete it', async () => {
    const family = await newFamily()
    const { review, finish, ids } = await reviewed(family)
    for (const id of ids) await give(family, { roundId: uuidv7() }, id)
    await db()
      .update(answers)
      .set({ roundId: review.roundId, source: 'kwiz' })
      .where(eq(answers.pupilId, family.child._id))
    await expect(finish()).rejects.toMatchObject({ status: 409 })
  })

  test('a review completed after midnight does not complete the next day’s', async () => {
    const family = await newFamily()
    const { planId, review, finish, ids } = await reviewed(family)
    for (const id of ids) await give(family, review, id)
    await expect(finish(later(1))).rejects.toMatchObject({ status: 409 })
    await expect(finish(NOON, '2026-11-21')).rejects.toMatchObject({ status: 409 })
    expect(await db().select().from(planDays).where(eq(planDays.planId, planId))).toEqual([])
  })

  test('a missed day has no consequences', async () => {
    const family = await newFamily()
    const { finish, review, ids } = await reviewed(family)
    for (const id of ids) await give(family, review, id)
    await finish()
    const [plan] = (await listPlans(family.child._id, later(2))).open
    expect(plan).toMatchObject({ daysLeft: 1, doneDays: 1, today: null })
    expect(Object.keys(plan ?? {}).toSorted()).toEqual(
      ['_id', 'daysLeft', 'doneDays', 'lessons', 'testDay', 'today'].toSorted(),
    )
  })
})
