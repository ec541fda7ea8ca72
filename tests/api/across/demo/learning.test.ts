import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { findTodayReview } from '@/lib/learning/cards/today'
import { seedDemoLearning } from '@/lib/across/demo/simulate-day'
import type { Report } from '@/lib/learning/reports/model'
import { findReport } from '@/lib/learning/reports/report'
import { findWeekActivity } from '@/lib/learning/reports/active-days'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import { tests } from '@/lib/learning/exams/tables'
import { visitDays } from '@/lib/learning/rewards/tables'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { pupils } from '@/lib/people/users/tables'
import '@/tests/support/database'
import { digestTables } from '../../../support/row-counts'
import { newChild, newParent } from '../../support/people'

/** A Monday noon; the story ends the day before. */
const NOW = new Date('2026-03-30T10:00:00Z')
const idOf = async (name: string) => {
  const [row] = await db().select().from(accounts).where(eq(accounts.loginKey, name))
  return row?.id ?? ''
}
let maja = ''

beforeAll(async () => {
  await seedDemoLearning(NOW)
  maja = await idOf(DEMO_ACCOUNTS.children[0])
})

test('the first demo child has weeks of learning, with everything redeemed', async () => {
  const [pupil] = await db().select().from(pupils).where(eq(pupils.id, maja))
  expect(pupil?.xp).toBeGreaterThan(50)
  expect(pupil?.dailyVisits).toBeGreaterThanOrEqual(20)
  const days = await db().select().from(visitDays).where(eq(visitDays.pupilId, maja))
  expect(days).toHaveLength(20)
  expect(
    days
      .map(({ day }) => day)
      .toSorted()
      .at(-1),
  ).toBe(addDays(zagrebDay(NOW), -1))
  expect(days.every(({ msSpent }) => msSpent >= 10 * 60_000)).toBe(true)
  const { rows } = await db().execute(
    sql`select count(*)::int as open from xp_awards where pupil_id = ${maja} and redeemed_at is null`,
  )
  expect(rows).toEqual([{ open: 0 }])
})

test('every part of the product has data to show', async () => {
  const marks = await db().select().from(tests).where(eq(tests.pupilId, maja))
  expect(marks.map(({ mark }) => mark).toSorted()).toEqual([3, 4, 5, 5])
  const rows = await db().select().from(mistakes).where(eq(mistakes.pupilId, maja))
  expect(rows.some(({ clearedAt }) => clearedAt !== null)).toBe(true)
  expect(rows.filter(({ clearedAt }) => clearedAt === null).length).toBeGreaterThan(5)
  const today = await findTodayReview({ role: 'pupil', id: maja, hasSubscription: true }, NOW)
  expect(today.cards.length).toBeGreaterThan(3)
  const { rows: counts } = await db().execute(sql`select
    (select count(*)::int from notebook_items where pupil_id = ${maja}) as notes,
    (select count(*)::int from bookmarks where pupil_id = ${maja}) as marks,
    (select count(*)::int from test_plans where pupil_id = ${maja}) as plans,
    (select count(*)::int from quiz_results where pupil_id = ${maja}) as rounds,
    (select count(*)::int from check_answers a join check_runs r on r.id = a.run_id
      where r.pupil_id = ${maja} and r.finished_at is not null) as explained`)
  expect(counts).toEqual([{ notes: 4, marks: 2, plans: 1, rounds: 12, explained: 4 }])
})

test('the weekly report has strong and weak topics and questions to ask aloud', async () => {
  const report = await findReport(
    { parentId: await idOf(DEMO_ACCOUNTS.parent), childId: maja, key: '7' },
    NOW,
  )
  expect(report).toMatchObject({ totals: { activeDays: 4, tests: 1, quizzes: 1 } })
  const { topics, questions } = report as Report
  expect(new Set(topics.map(({ level }) => level)).size).toBeGreaterThan(1)
  expect(questions).toHaveLength(3)
  expect((report as Report).selfJudged.length).toBeGreaterThan(0)
})

test('the parent sees the last seven days, including today', async () => {
  const luka = await idOf(DEMO_ACCOUNTS.children[1])
  const of = (now: string) => findWeekActivity([maja, luka], new Date(now))
  expect(await of('2026-03-30T10:00:00Z')).toEqual({ [maja]: { days: 4, ms: 78 * 60_000 } })
  // Six days ago is the first day that counts.
  expect((await of('2026-04-01T10:00:00Z'))[maja]?.days).toBe(3)
  expect(await of('2026-04-05T10:00:00Z')).toEqual({})
  expect(await findWeekActivity([], NOW)).toEqual({})
})

test('everything happened before the database was filled', async () => {
  const rows = await db().select().from(answers).where(eq(answers.pupilId, maja))
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.every(({ at }) => at < NOW)).toBe(true)
})

test('the seed runs once, and the other children have nothing', async () => {
  const before = await digestTables()
  await seedDemoLearning(new Date(NOW.getTime() + 24 * 3_600_000))
  expect(await digestTables()).toEqual(before)
  const others = await db().selectDistinct({ id: answers.pupilId }).from(answers)
  expect(others).toEqual([{ id: maja }])
})

test('a child of another family with the demo child’s nickname stays unchanged', async () => {
  const parent = await newParent()
  await db().delete(accounts).where(eq(accounts.id, maja))
  await newChild(parent, { nickName: DEMO_ACCOUNTS.children[0] })
  await seedDemoLearning(NOW)
  expect(await db().select().from(answers)).toEqual([])
})
