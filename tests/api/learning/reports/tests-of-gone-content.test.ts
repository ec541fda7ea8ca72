import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { allLessons } from '@/lib/content/curriculum/tables'
import type { TestScope } from '@/lib/learning/exams/scope'
import { tests } from '@/lib/learning/exams/tables'
import { weeklyLetter } from '@/lib/learning/reports/letter'
import { makeReport } from '@/lib/learning/reports/report'
import { db } from '@/lib/platform/db/client'
import { newFamily } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

const NOW = new Date('2026-11-22T12:00:00Z')

/** A child's finished tests, one of each scope, at noon of one day, one minute after another. */
async function reportAfter(scopes: TestScope[]) {
  const { child } = await newFamily()
  await db()
    .insert(tests)
    .values(
      scopes.map((scope, index) => {
        const at = new Date(Date.parse('2026-11-20T11:00:00Z') + index * 60_000)
        const marked = { finishedAt: at, right: 8, total: 10, mark: 4 }
        return {
          ...{ pupilId: child._id, ...scope, ...marked },
          ...{ questionIds: [], startedAt: at, day: '2026-11-20' },
        }
      }),
    )
  const report = await makeReport(child, '7', NOW)
  return {
    count: report.totals.tests,
    told: report.tests.map(({ lesson, subject }) => [lesson, subject]),
    letter: weeklyLetter({ firstName: 'Ana' }, [report]).text,
  }
}

test('mixed tests of a deleted unit or textbook stay in the report', async () => {
  const rehearsal = { literatureId: uuidv7(), part: 2 }
  expect(await reportAfter([{ unitId: uuidv7() }, rehearsal])).toEqual({
    letter: expect.stringContaining('Mješoviti test: vrlo dobar (4)') as string,
    count: 2,
    told: [
      ['2. probni ispit', ''],
      ['Mješoviti test', ''],
    ],
  })
})

test('a test of a lesson that is hidden meanwhile stays in the report with its name', async () => {
  const { lessonId } = await importFixtureLesson()
  const publish = (isPublished: boolean) =>
    db().update(allLessons).set({ isPublished }).where(eq(allLessons.id, lessonId))
  await publish(false)
  expect(await reportAfter([{ lessonId }])).toMatchObject({
    count: 1,
    told: [['Probna lekcija', 'Probni predmet']],
  })
  await publish(true)
})
