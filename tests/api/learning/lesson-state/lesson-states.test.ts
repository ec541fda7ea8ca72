import { expect, test } from 'vitest'
import { findLessonStates } from '@/lib/learning/lesson-state/queries'
import { runQuery } from '@/lib/platform/db/batch-queries'
import { startTest } from '@/lib/learning/exams/start'
import { newFamily, playerOf } from '../../support/people'
import { importFourLessons } from '../daily-practice/four-lessons'

const STARTED = new Date('2026-03-16T15:00:00Z')
const after = (minutes: number) => new Date(STARTED.getTime() + minutes * 60_000)

test('of several lessons, only an overdue test is ended', async () => {
  const player = playerOf(await newFamily())
  const [timed = '', calm = '', untouched = ''] = await importFourLessons()
  await startTest({ player, lessonId: timed, minutes: 15 }, STARTED)
  await startTest({ player, lessonId: calm, minutes: null }, STARTED)
  const testsAt = async (instant: Date) => {
    const states = await findLessonStates([timed, calm, untouched], player, instant, runQuery)
    return [timed, calm, untouched].map((id) => states[id]?.test)
  }
  const open = { open: { done: 0, of: expect.any(Number) }, mark: null }
  const none = { open: null, mark: null }
  expect(await testsAt(after(14))).toEqual([open, open, none])
  expect(await testsAt(after(60))).toEqual([{ open: null, mark: 1 }, open, none])
})
