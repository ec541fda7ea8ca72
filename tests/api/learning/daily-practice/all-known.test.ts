import { and, eq, inArray, ne } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { grades, subjects } from '@/lib/content/curriculum/tables'
import { findAllKnownOutlook } from '@/lib/learning/daily-practice/all-known'
import { SHORT_SITTING } from '@/lib/learning/daily-practice/limits'
import { finishSitting, openSitting } from '@/lib/learning/daily-practice/sittings'
import { readKnowledge } from '@/lib/learning/estimates/knowledge'
import { makePlan } from '@/lib/learning/plan/commands'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { playerOf, type Family } from '../../support/people'
import { answer, importFourLessons, newFifthGrader, practise, questionsIn } from './four-lessons'

const lessonIds = await importFourLessons()

// Grade 5 has only the four lessons; a subject of the same area has lessons in grade 6.
const gradeIds = new Map(
  (await db().select().from(grades)).map(({ id, order }) => [order, id] as const),
)
const gradeId = (order: number) => gradeIds.get(order) ?? ''
const [own] = await db().select().from(subjects).where(eq(subjects.slug, 'probni-predmet'))
if (!own) throw new Error('The subject was not imported')
await db()
  .update(subjects)
  .set({ gradeId: gradeId(6), area: own.area })
  .where(and(inArray(subjects.gradeId, [gradeId(5), gradeId(6)]), ne(subjects.id, own.id)))

const NOON = new Date('2026-11-20T11:00:00Z')
const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000)

/** Opens, answers and ends the sitting of the day. */
async function sit(family: Family) {
  const sitting = await openSitting(playerOf(family), {}, NOON)
  for (const { question } of questionsIn(sitting)) {
    await answer(family, sitting.first, question, { at: NOON })
  }
  const { day, number } = sitting
  return { sitting, done: await finishSitting(playerOf(family), { day, number }, NOON) }
}

test('who knows all lessons has a short sitting, and may look into the next grade', async () => {
  const family = await newFifthGrader()
  for (const days of [40, 25, 10, 1]) {
    for (const id of lessonIds) await practise(family, id, { at: daysAgo(days) })
  }
  const { sitting, done } = await sit(family)
  expect(questionsIn(sitting)).toHaveLength(SHORT_SITTING)
  expect(done.allKnown?.isShort).toBe(true)
  expect(done.allKnown?.dueOn ?? '').toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(done.allKnown?.dueOn?.localeCompare(zagrebDay(NOON))).toBe(1)
  expect(done.allKnown?.ahead).toMatchObject({ grade: 6 })
  expect(done.allKnown?.ahead?.lesson.path).toMatch(/^\/6-razred\//)
})

test('who has a lesson left is told nothing of it', async () => {
  const family = await newFifthGrader()
  for (const id of lessonIds.slice(0, 2)) await practise(family, id, { at: daysAgo(1) })
  const { sitting, done } = await sit(family)
  expect(questionsIn(sitting)).toHaveLength(8)
  expect(done.allKnown).toBeNull()
})

test('the day on which the last lesson is learned, nothing says that the sitting was short', async () => {
  const family = await newFifthGrader()
  for (const days of [10, 1]) {
    for (const id of lessonIds.slice(0, 3)) await practise(family, id, { at: daysAgo(days) })
  }
  const { sitting, done } = await sit(family)
  expect(questionsIn(sitting)).toHaveLength(8)
  expect(done.allKnown).toMatchObject({ isShort: false })
})

test('nobody is told that nothing is due while something is', async () => {
  const family = await newFifthGrader()
  for (const id of lessonIds) await practise(family, id, { at: daysAgo(60) })
  const knowledge = await readKnowledge(family.child._id, NOON)
  const nothingDone = { knowledge, items: [], areMastered: true, now: NOON }
  expect(await findAllKnownOutlook(family.child._id, nothingDone)).toBeNull()
})

test('a coming school test is not passed over', async () => {
  const family = await newFifthGrader()
  for (const days of [40, 25, 10, 1]) {
    for (const id of lessonIds) await practise(family, id, { at: daysAgo(days) })
  }
  await makePlan(
    family.child._id,
    { id: uuidv7(), testDay: '2026-11-24', lessonIds: lessonIds.slice(0, 1) },
    NOON,
  )
  expect((await sit(family)).done.allKnown).toBeNull()
})
