import 'server-only'
import { and, isNull, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { readMeasure } from '@/lib/content/questions/kinds/number/measure'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { listQuestionsById } from '@/lib/content/questions/queries'
import { finishTest } from './finish'
import { TEST_MESSAGES } from './messages'
import { findTest, isOwnTestSql } from './queries'
import { tests } from './tables'
import { isOver } from './timer'

type Kept = {
  pupilId: string
  testId: string
  questionId: string
  /** Null removes the answer. */
  answer: SubmittedAnswer | null
}

/**
 * Saves an answer of an open test without judging it. Other answers stay as they are. The result
 * says when an answer is unreadable, so that the pupil can correct it.
 */
export async function keepTestAnswer(kept: Kept, now = new Date()) {
  await store(kept, now)
  const unreadable = await unreadableReason(kept)
  return { success: true, ...(unreadable && { unreadable }) }
}

/** Checks only the form and the unit of a number, never the key. */
async function unreadableReason({ questionId, answer }: Kept): Promise<string | null> {
  if (answer?.kind !== 'number' || !answer.text.trim()) return null
  const [question] = await listQuestionsById([questionId])
  if (question?.body.kind !== 'number') return null
  const read = readMeasure(answer.text, question.body, 'hr')
  return 'message' in read ? read.message : null
}

async function store({ pupilId, testId, questionId, answer }: Kept, now: Date): Promise<void> {
  const test = await findTest(pupilId, testId)
  if (!test) throw new HttpError(404, TEST_MESSAGES.notFound)
  if (test.finishedAt) throw new HttpError(409, TEST_MESSAGES.finished)
  if (isOver(test, now)) {
    await finishTest(pupilId, testId, now)
    throw new HttpError(409, TEST_MESSAGES.timeIsUp)
  }
  if (!test.questionIds.includes(questionId)) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  const kept = await db()
    .update(tests)
    .set({
      answers: answer
        ? sql`${tests.answers} || jsonb_build_object(${questionId}::text, ${JSON.stringify(answer)}::jsonb)`
        : sql`${tests.answers} - ${questionId}::text`,
    })
    .where(
      and(
        isOwnTestSql(pupilId, testId),
        isNull(tests.finishedAt),
        answer ? isOfKind(questionId, answer.kind) : undefined,
      ),
    )
    .returning({ id: tests.id })
  if (kept.length) return
  const isFinished = (await findTest(pupilId, testId))?.finishedAt
  if (isFinished) throw new HttpError(409, TEST_MESSAGES.finished)
  throw new HttpError(400, TEST_MESSAGES.notSaved)
}

/** Condition that the answer's kind fits the question's edition in this test. */
const isOfKind = (questionId: string, kind: SubmittedAnswer['kind']) => {
  const place = sql`array_position(${tests.questionIds}, ${questionId}::uuid)`
  const edition = sql`coalesce(${tests.editions}[${place}], 1)`
  return sql`coalesce(
    (select body ->> 'kind' from question_editions
      where question_id = ${questionId} and number = ${edition}),
    (select kind from all_questions where id = ${questionId} and edition = ${edition})
  ) = ${kind}`
}
