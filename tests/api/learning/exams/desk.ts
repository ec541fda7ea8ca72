import { eq } from 'drizzle-orm'
import { MIXED_TEST_FROM_LESSONS } from '@/lib/content/curriculum/limits'
import { db } from '@/lib/platform/db/client'
import type { OpenTest, TestOverview, TestResult, TestReview } from '@/lib/learning/exams/model'
import { tests } from '@/lib/learning/exams/tables'
import { NO_ATTEMPT, withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { questions } from '@/lib/content/questions/tables'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { rightAnswer, wrongAnswer } from '../../../e2e/support/answers'
import { callForAnswer, callForBody } from '../../support/call'
import type { Family } from '../../support/people'

/** A pupil's test, taken through the calls of the page. */
const as = ({ pupil }: Family, body?: unknown) => ({
  ...(body !== undefined && { body }),
  cookie: pupil.cookie,
})

export const tryStart = (family: Family, lessonId: string, minutes: unknown = null) =>
  callForAnswer('POST', `/lessons/${lessonId}/test`, as(family, { minutes }))

export const start = (family: Family, lessonId: string, minutes: number | null = null) =>
  callForBody<OpenTest>('POST', `/lessons/${lessonId}/test`, as(family, { minutes }))

export const keep = (
  family: Family,
  testId: string,
  questionId: string,
  answer: SubmittedAnswer | null,
) => callForAnswer('PUT', `/testovi/${testId}/odgovori`, as(family, { questionId, answer }))

export const handInBody = ({ parent, child }: Family, testID: string) => ({
  childID: child._id,
  parentID: parent.user._id,
  testID,
})

export const handIn = (family: Family, testId: string) =>
  callForAnswer('POST', '/learn/results', as(family, handInBody(family, testId)))

export async function resultOf(family: Family, testId: string): Promise<TestResult> {
  const { result } = await callForBody<{ result: TestResult }>(
    'POST',
    '/learn/results',
    as(family, handInBody(family, testId)),
  )
  return result
}

export const tryReview = (family: Family, testId: string) =>
  callForAnswer('GET', `/testovi/${testId}`, as(family))

export const review = (family: Family, testId: string) =>
  callForBody<TestReview>('GET', `/testovi/${testId}`, as(family))

export const overview = (family: Family, lessonId: string) =>
  callForBody<TestOverview>('GET', `/lessons/${lessonId}/testovi`, as(family))

export const tryStartMixed = (
  family: Family,
  scope: string | object,
  minutes: number | null = null,
) => callForAnswer('POST', '/testovi', as(family, { ...mixedScope(scope), minutes }))

/** A unit's id, or a scope. */
const mixedScope = (scope: string | object) =>
  typeof scope === 'string' ? { unitId: scope } : scope

export const startMixed = (family: Family, scope: string | object, minutes: number | null = null) =>
  callForBody<OpenTest>('POST', '/testovi', as(family, { ...mixedScope(scope), minutes }))

export const mixedOverview = (family: Family, scope: string | object) => {
  const query = new URLSearchParams({ ...mixedScope(scope), _t: String(Date.now()) })
  const address = `/testovi?${query.toString()}`
  return callForBody<TestOverview & { isLocked: boolean }>('GET', address, as(family))
}

/** The body of a question, with its numbers as drawn in a test. */
export const bodyOf = async (questionId: string, testId: string | null = NO_ATTEMPT) => {
  const [row] = await db().select().from(questions).where(eq(questions.id, questionId))
  if (!row) throw new Error(`No such question: ${questionId}`)
  return withDrawnNumbers(row, testId).body
}

/** Answers questions of a test, right or wrong according to their keys. */
export async function answerAll(
  family: Family,
  testId: string,
  asked: PublicQuestion[],
  isRight: (index: number) => boolean,
): Promise<void> {
  for (const [index, { _id }] of asked.entries()) {
    const body = await bodyOf(_id, testId)
    const { answer } = isRight(index) ? rightAnswer(body) : wrongAnswer(body)
    const { status } = await keep(family, testId, _id, answer)
    if (status !== 200) throw new Error(`${status} for ${JSON.stringify(answer)}`)
  }
}

export const testRows = ({ child }: Family) =>
  db().select().from(tests).where(eq(tests.pupilId, child._id))

/** Moves the start of a test back to this time. */
export async function beginEarlier(testId: string, startedAt: Date): Promise<void> {
  await db().update(tests).set({ startedAt }).where(eq(tests.id, testId))
}

/** A demo lesson with at least this many questions. */
export async function lessonWith(count: number): Promise<string> {
  const { rows } = await db().execute<{ id: string }>(
    `select lesson_id as id from questions group by lesson_id having count(*) >= ${count} order by 1 limit 1`,
  )
  const [lesson] = rows
  if (!lesson) throw new Error(`No lesson has ${count} questions`)
  return lesson.id
}

/** A demo unit with a mixed test. */
export async function unitWithMixedTest(): Promise<string> {
  const { rows } = await db().execute<{ id: string }>(
    `select unit_id as id from lessons where exists (select from questions where lesson_id = lessons.id)
      group by unit_id having count(*) >= ${MIXED_TEST_FROM_LESSONS} order by 1 limit 1`,
  )
  const [unit] = rows
  if (!unit) throw new Error('No unit has a mixed test')
  return unit.id
}
