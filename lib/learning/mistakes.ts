import 'server-only'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { zagrebDay } from '@/lib/hr/dates'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { mistakes } from './tables'

/** What was or wasn't known: exactly one of the three. */
export type Item = { questionId: string } | { cardId: string } | { checkQuestionId: string }

type Known = { pupilId: string; lessonId: string; item: Item; at: Date }

const columnOf = (item: Item) =>
  'questionId' in item
    ? mistakes.questionId
    : 'cardId' in item
      ? mistakes.cardId
      : mistakes.checkQuestionId

const isItem = (item: Item): SQL => eq(columnOf(item), Object.values(item)[0] as string)

/** Puts an item among the pupil's mistakes; one that is there, or was, is there anew. */
export async function noteMistake(
  { pupilId, lessonId, item, at, answer = null }: Known & { answer?: SubmittedAnswer | null },
  database: Database,
): Promise<void> {
  await database
    .insert(mistakes)
    .values({ pupilId, lessonId, ...item, answer, since: at })
    .onConflictDoUpdate({
      target: [mistakes.pupilId, columnOf(item)],
      set: { answer, since: at, rightDay: null, clearedAt: null },
    })
}

/**
 * Notes that an item was known. Among the mistakes, the first such day is kept; on a later one the
 * item is cleared. A day before it (a clock that went back) changes nothing.
 */
export async function noteKnown(
  { pupilId, item, at }: Omit<Known, 'lessonId'>,
  database: Database,
): Promise<void> {
  const today = zagrebDay(at)
  await database
    .update(mistakes)
    .set({
      rightDay: sql`coalesce(${mistakes.rightDay}, ${today})`,
      clearedAt: sql`case when ${mistakes.rightDay} < ${today} then ${at.toISOString()}::timestamptz end`,
    })
    .where(and(eq(mistakes.pupilId, pupilId), isItem(item), isNull(mistakes.clearedAt)))
}
