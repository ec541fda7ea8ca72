import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import { finishTest, readAfterFinishingOverdue } from '@/lib/learning/exams/finish'
import { keepTestAnswer } from '@/lib/learning/exams/keep-answer'
import { findTestOverview } from '@/lib/learning/exams/overview'
import { findOpenTest } from '@/lib/learning/exams/queries'
import { findTestReview } from '@/lib/learning/exams/review'
import { startTest } from '@/lib/learning/exams/start'
import { timerChoices } from '@/lib/learning/exams/timer'
import { allQuestions } from '@/lib/content/questions/tables'
import { rightAnswer, wrongAnswer } from '../../../e2e/support/answers'
import { newFamily, type Family, playerOf } from '../../support/people'
import { bodyOf, lessonWith, testRows } from './desk'

let lessonId: string
const [MINUTES = 0] = timerChoices(8)

beforeAll(async () => {
  lessonId = await lessonWith(12)
  expect(MINUTES).toBe(15)
})

const begin = (family: Family, instant: string, minutes: number | null = MINUTES) =>
  startTest({ player: playerOf(family), lessonId, minutes }, new Date(instant))

const give = async (
  { child }: Family,
  test: Awaited<ReturnType<typeof begin>>,
  index: number,
  instant: string,
  isRight = true,
) => {
  const questionId = test.questions[index]?._id ?? ''
  const body = await bodyOf(questionId)
  const { answer } = isRight ? rightAnswer(body) : wrongAnswer(body)
  await keepTestAnswer(
    { pupilId: child._id, testId: test._id, questionId, answer },
    new Date(instant),
  )
}

const look = (family: Family, instant: string) =>
  findTestOverview({ player: playerOf(family), lessonId }, new Date(instant))

describe('a test whose time is up', () => {
  test('accepts answers until then and shortly after, but not later', async () => {
    const family = await newFamily()
    const begun = await begin(family, '2026-11-20T10:00:00Z')
    await give(family, begun, 0, '2026-11-20T10:14:59Z')
    await give(family, begun, 1, '2026-11-20T10:15:14Z')
    await expect(give(family, begun, 2, '2026-11-20T10:15:15Z')).rejects.toMatchObject({
      status: 409,
      message: 'Vrijeme je isteklo. Test je predan s odgovorima koji su spremljeni.',
    })
    await expect(give(family, begun, 3, '2026-11-20T10:00:01Z')).rejects.toMatchObject({
      status: 409,
    })
    expect(await testRows(family)).toMatchObject([
      { right: 2, total: 8, mark: 1, finishedAt: new Date('2026-11-20T10:15:00Z') },
    ])
  })

  test.each([
    ['over midnight', '2026-11-19T22:50:00Z', '2026-11-19T23:05:00Z', '2026-11-19', '2026-11-20'],
    [
      'in the night that loses an hour',
      '2026-03-28T22:50:00Z',
      '2026-03-28T23:05:00Z',
      '2026-03-28',
      '2026-03-29',
    ],
    [
      'while the clock jumps to 3 in the morning',
      '2026-03-29T00:50:00Z',
      '2026-03-29T01:05:00Z',
      '2026-03-29',
      '2026-03-29',
    ],
    [
      'while the clock goes back to 2 in the morning',
      '2026-10-25T00:50:00Z',
      '2026-10-25T01:05:00Z',
      '2026-10-25',
      '2026-10-25',
    ],
    [
      'at the end of the day of 25 hours',
      '2026-10-25T22:50:00Z',
      '2026-10-25T23:05:00Z',
      '2026-10-25',
      '2026-10-26',
    ],
  ])('%s lasts fifteen minutes', async (_, from, to, beginDay, endDay) => {
    const family = await newFamily()
    const begun = await begin(family, from)
    const lastMinute = new Date(Date.parse(to) - 60_000).toISOString()
    await give(family, begun, 0, lastMinute)
    const goesOn = await begin(family, lastMinute)
    expect(goesOn).toMatchObject({ _id: begun._id, remainingMs: 60_000 })
    expect((await look(family, lastMinute)).open).toMatchObject({ remainingMs: 60_000 })
    const { open, results } = await look(family, new Date(Date.parse(to) + 60_000).toISOString())
    expect({ open, results }).toMatchObject({
      open: null,
      results: [{ _id: begun._id, at: new Date(to).toISOString(), right: 1, mark: 1 }],
    })
    expect(await testRows(family)).toMatchObject([{ day: beginDay }])
    const kept = await db().select().from(answers).where(eq(answers.pupilId, family.child._id))
    expect(kept).toMatchObject([{ day: endDay, at: new Date(to) }])
  })

  test('is submitted by the next call: a look, a start, its review, a quiz', async () => {
    const later = new Date('2026-11-22T10:00:00Z')
    const steps: ((family: Family, testId: string, questionId: string) => Promise<unknown>)[] = [
      (family) => findTestOverview({ player: playerOf(family), lessonId }, later),
      (family) => startTest({ player: playerOf(family), lessonId, minutes: null }, later),
      ({ child }, testId) => findTestReview(child._id, testId, later),
      (family, _testId, questionId) =>
        judgeAndRecordById(
          questionId,
          { answer: { kind: 'true-false', value: true } },
          playerOf(family),
          later,
        ),
    ]
    for (const step of steps) {
      const family = await newFamily()
      const begun = await begin(family, '2026-11-20T10:00:00Z')
      await step(family, begun._id, begun.questions[0]?._id ?? '')
      const row = (await testRows(family)).find(({ id }) => id === begun._id)
      expect(row).toMatchObject({ finishedAt: new Date('2026-11-20T10:15:00Z'), mark: 1 })
    }
  })

  test('submitted late has the mark of its answers and the time of its end', async () => {
    const family = await newFamily()
    const begun = await begin(family, '2026-11-20T10:00:00Z')
    for (const index of begun.questions.keys()) {
      await give(family, begun, index, '2026-11-20T10:05:00Z', index > 0)
    }
    const row = await finishTest(family.child._id, begun._id, new Date('2026-11-21T10:00:00Z'))
    expect(row).toMatchObject({
      right: 7,
      mark: 4,
      finishedAt: new Date('2026-11-20T10:15:00Z'),
    })
    const [mistake] = await db()
      .select()
      .from(mistakes)
      .where(eq(mistakes.pupilId, family.child._id))
    expect(mistake).toMatchObject({
      questionId: begun.questions[0]?._id,
      since: new Date('2026-11-20T10:15:00Z'),
    })
  })

  test('is not shown as open by a call that read it before another one submitted it', async () => {
    const family = await newFamily()
    const begun = await begin(family, '2026-11-20T10:00:00Z')
    const pupilId = family.child._id
    const read = () => findOpenTest(pupilId, { lessonId })
    const early = await read()
    const now = new Date('2026-11-21T10:00:00Z')
    await finishTest(pupilId, begun._id, now)
    const late = vi.fn(read).mockResolvedValueOnce(early)
    expect(
      await readAfterFinishingOverdue({ pupilId, lessonId, now }, late, (open) => !!open),
    ).toBeNull()
  })

  test('without a timer it waits for days', async () => {
    const family = await newFamily()
    const begun = await begin(family, '2026-11-10T10:00:00Z', null)
    const later = await begin(family, '2026-11-20T10:00:00Z')
    expect(later).toMatchObject({ _id: begun._id, minutes: null, remainingMs: null })
  })
})

describe('one test a day', () => {
  test.each([
    ['2026-11-19T22:59:59Z', '2026-11-19T23:00:00Z'],
    ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z'],
    ['2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z'],
    ['2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ])('is counted by Zagreb days: not yet at %s, again at %s', async (before, midnight) => {
    const family = await newFamily()
    const morning = new Date(Date.parse(before) - 12 * 3_600_000).toISOString()
    const { _id } = await begin(family, morning, null)
    await finishTest(family.child._id, _id, new Date(morning))
    expect(await look(family, before)).toMatchObject({ isAllowed: false })
    await expect(begin(family, before)).rejects.toMatchObject({ status: 403 })
    expect(await look(family, midnight)).toMatchObject({ isAllowed: true })
    expect((await begin(family, midnight))._id).not.toBe(_id)
  })

  test('a test taken past midnight counts for the day of its start', async () => {
    const family = await newFamily()
    const { _id } = await begin(family, '2026-11-19T22:50:00Z', null)
    await finishTest(family.child._id, _id, new Date('2026-11-19T23:20:00Z'))
    expect((await begin(family, '2026-11-19T23:30:00Z'))._id).not.toBe(_id)
  })
})

test('two consecutive draws never have the same order', async () => {
  const family = await newFamily()
  const orders: string[] = []
  for (let day = 1; day <= 6; day += 1) {
    const at = new Date(Date.UTC(2026, 10, day, 10))
    // The worst case: the same random numbers every time.
    const seed = { next: 0 }
    const random = () => ((seed.next += 7) % 10) / 10
    const start = { player: playerOf(family), lessonId, minutes: null }
    const { _id, questions: drawn } = await startTest(start, at, random)
    orders.push(drawn.map((question) => question._id).join())
    await finishTest(family.child._id, _id, at)
  }
  expect(orders.every((order, index) => order !== orders[index + 1])).toBe(true)
})

test('questions deleted during a test are still asked and counted', async () => {
  const family = await newFamily()
  const begun = await begin(family, '2026-11-20T10:00:00Z', null)
  await give(family, begun, 0, '2026-11-20T10:01:00Z')
  for (const { _id } of begun.questions)
    await db().delete(allQuestions).where(eq(allQuestions.id, _id))
  const goesOn = await begin(family, '2026-11-20T10:02:00Z')
  expect(goesOn.questions).toEqual(begun.questions)
  const done = await finishTest(family.child._id, begun._id, new Date('2026-11-20T10:03:00Z'))
  expect(done).toMatchObject({ total: begun.questions.length, mark: 1 })
})
