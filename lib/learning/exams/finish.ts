import 'server-only'
import { eq } from 'drizzle-orm'
import { v5 as uuidv5 } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { lockAnswerKeys, listAskedQuestions } from '@/lib/content/questions/editions'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { isRightOutcome } from '@/lib/learning/answers/model'
import { recordAnswer } from '@/lib/learning/answers/record-answer'
import { forgetCounted } from '@/lib/learning/estimates/knowledge'
import { drawTestNumbers, judgeTest } from './items'
import { markOf } from './marks'
import { TEST_MESSAGES } from './messages'
import { questionEditionsOf, findOpenTest, findTest, isOwnTestSql, type TestRow } from './queries'
import type { TestScope } from './scope'
import { tests } from './tables'
import { endIfSubmittedAt, isOver } from './timer'
import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { assertLessonVisible } from '@/lib/content/curriculum/queries'
import { isId } from '@/lib/platform/is-id'

/**
 * Submits a pupil's own test: in one transaction it is judged, marked, and every judged answer is
 * recorded. A submitted test is returned as it is, so the call may be repeated.
 */
export async function finishTest(pupilId: string, testId: string, now = new Date()) {
  const test = await submitTest(pupilId, testId, now)
  if (!test) throw new HttpError(404, TEST_MESSAGES.notFound)
  return test
}

async function submitTest(pupilId: string, testId: string, now: Date): Promise<TestRow | null> {
  const found = await findTest(pupilId, testId)
  if (found?.finishedAt) return found
  return db().transaction(async (tx) => {
    await lockPupil(pupilId, tx)
    const [test] = await tx.select().from(tests).where(isOwnTestSql(pupilId, testId)).for('update')
    if (!test || test.finishedAt) return test ?? null
    await lockAnswerKeys(test.questionIds, tx)
    const asked = drawTestNumbers(test.id, await listAskedQuestions(questionEditionsOf(test), tx))
    const items = judgeTest(asked, test.answers)
    if (!items.length) {
      // All its questions were deleted before editions existed, so there is nothing to mark.
      await tx.delete(tests).where(eq(tests.id, test.id))
      return null
    }
    const at = endIfSubmittedAt(test, now)
    const right = items.filter(({ judgement }) => isRightOutcome(judgement.outcome)).length
    const total = items.length
    for (const { question, answer, judgement, isJudged } of items) {
      if (!answer || !isJudged || question.isGone) continue
      const { id, isBonus, edition } = question
      const lessonId = test.lessonId ?? question.lessonId
      if (!lessonId) continue
      await recordAnswer(
        {
          pupilId,
          // The same id at every attempt, so that a repeated call records no answer twice.
          id: uuidv5(id, test.id),
          question: { id, lessonId, isBonus, edition },
          answer,
          outcome: judgement.outcome,
          source: 'test',
          roundId: test.id,
          at,
        },
        tx,
      )
    }
    // The answers' time is that of the end, which may be long ago.
    await forgetCounted([pupilId], at, tx)
    const [kept] = await tx
      .update(tests)
      .set({ finishedAt: at, right, total, mark: markOf(right, total) })
      .where(eq(tests.id, test.id))
      .returning()
    return kept ?? null
  })
}

/**
 * Submits a pupil's open test of a scope when its time is up or none of its questions can be read
 * any more. Returns the test if it is still open, otherwise null.
 */
export async function finishOverdueOrFindOpen(pupilId: string, scope: TestScope, now: Date) {
  const test = await findOpenTest(pupilId, scope)
  if (!test) return null
  const isDue = isOver(test, now) || !(await listAskedQuestions(questionEditionsOf(test))).length
  if (isDue) await submitTest(pupilId, test.id, now)
  return isDue ? null : test
}

type Asked = { pupilId: string; lessonId: string; now: Date }

/**
 * Reads data of a pupil's lesson after submitting an overdue test. Because open tests are rare, an
 * open test is looked for in the data first; if it turns out to be over, the data is read again.
 * @throws HttpError 404 for an unknown lesson
 */
export async function readAfterFinishingOverdue<T>(
  { pupilId, lessonId, now }: Asked,
  read: () => Promise<T>,
  showsOpenTest: (found: T) => boolean,
): Promise<T> {
  if (!isId(lessonId)) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
  const [found] = await Promise.all([read(), assertLessonVisible(lessonId)])
  if (!showsOpenTest(found) || (await finishOverdueOrFindOpen(pupilId, { lessonId }, now)))
    return found
  return read()
}
