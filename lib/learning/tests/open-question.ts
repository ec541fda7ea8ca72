import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { HttpError } from '@/lib/http/errors'
import { finishTest } from './finish'
import { TEST_MESSAGES } from './messages'
import { tests } from './tables'
import { isOver } from './timer'

/**
 * Refuses what would tell the answer to a question of a test that goes on. A test whose time is up
 * is handed in, and the question is free again.
 */
export async function assertNotInOpenTest(
  pupilId: string,
  questionId: string,
  now: Date,
): Promise<void> {
  const asking = await db()
    .select()
    .from(tests)
    .where(
      and(
        eq(tests.pupilId, pupilId),
        isNull(tests.finishedAt),
        sql`${questionId}::uuid = any(${tests.questionIds})`,
      ),
    )
  for (const test of asking) {
    if (!isOver(test, now)) throw new HttpError(409, TEST_MESSAGES.inOpenTest)
    await finishTest(pupilId, test.id, now)
  }
}

/** The questions of a pupil's tests that go on: nothing may tell their answers. */
export async function findOpenTestQuestions(pupilId: string, now: Date): Promise<Set<string>> {
  const open = await db()
    .select()
    .from(tests)
    .where(and(eq(tests.pupilId, pupilId), isNull(tests.finishedAt)))
  return new Set(
    open.filter((test) => !isOver(test, now)).flatMap(({ questionIds }) => questionIds),
  )
}
