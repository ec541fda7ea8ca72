import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { PeriodKey } from '@/lib/learning/reports/model'
import { makeReport } from '@/lib/learning/reports/report'
import { findWeekActivity } from '@/lib/learning/reports/active-days'
import { quizResults } from '@/lib/learning/quiz/tables'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { answer, spend } from './facts'

const NOW = new Date('2026-11-22T12:00:00Z')

const probe = await importFixtureLesson()

const reportOf = ({ child }: Family, key: PeriodKey) => makeReport(child, key, NOW)

const finishQuiz = ({ child }: Family, day: string) =>
  db()
    .insert(quizResults)
    .values({
      pupilId: child._id,
      id: uuidv7(),
      lessonId: probe.lessonId,
      right: 1,
      total: 8,
      at: new Date(`${day}T12:00:00Z`),
      day,
    })

test('a report and the profile’s card count the same days, with or without measured time', async () => {
  const [family, other] = [await newFamily(), await newFamily()]
  await spend(family, '2026-11-22', 600_000)
  // A day without reported time, as after a killed browser, and a day with only an arrival.
  await answer(family, probe, { at: '2026-11-20T10:00:00Z' })
  await finishQuiz(family, '2026-11-19')
  await spend(family, '2026-11-18', 0)
  await answer(family, probe, { at: '2026-11-15T10:00:00Z' })
  await answer(other, probe, { at: '2026-11-21T10:00:00Z' })

  const weeks = await findWeekActivity([family.child._id, other.child._id], NOW)
  expect(weeks).toEqual({
    [family.child._id]: { days: 3, ms: 600_000 },
    [other.child._id]: { days: 1, ms: 0 },
  })
  const { totals } = await reportOf(family, '7')
  expect(totals).toMatchObject({ activeDays: 3, days: 7, ms: 600_000, answers: 1, quizzes: 1 })
  const all = await reportOf(family, 'sve')
  expect(all.totals).toMatchObject({ activeDays: 4, days: 8, answers: 2 })
  expect(all.from).toBe('2026-11-15')
})

test('an idle child has no week', async () => {
  const family = await newFamily()
  await spend(family, '2026-11-22', 0)
  expect(await findWeekActivity([family.child._id], NOW)).toEqual({})
  expect((await reportOf(family, '7')).totals).toMatchObject({ activeDays: 0 })
})
