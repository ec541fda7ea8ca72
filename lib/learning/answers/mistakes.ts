import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import { mistakes } from './tables'

/** A question, a card or a check question, known or not. */
type Item = { questionId: string } | { cardId: string } | { checkQuestionId: string }

type Known = { pupilId: string; lessonId: string; item: Item; at: Date }

const columnOf = (item: Item) =>
  'questionId' in item
    ? mistakes.questionId
    : 'cardId' in item
      ? mistakes.cardId
      : mistakes.checkQuestionId

const idOf = (item: Item): string => Object.values(item)[0] as string

type Noted = Known & {
  answer?: PracticeAnswer | null
  /** The edition of the answered question. */
  edition?: number
}

/**
 * The statement that adds an item to the pupil's mistakes, or reopens it.
 * @param source `from` clause of an earlier step of the same statement: without a row from it, the
 * mistake is not added
 */
export function noteMistakeSql(
  { pupilId, lessonId, item, at, answer = null, edition = 1 }: Noted,
  source: SQL = sql``,
): SQL {
  const column = sql.identifier(columnOf(item).name)
  return sql`
    insert into mistakes (id, pupil_id, lesson_id, ${column}, answer, edition, since)
    select ${uuidv7()}::uuid, ${pupilId}::uuid, ${lessonId}::uuid, ${idOf(item)}::uuid,
      ${answer && JSON.stringify(answer)}::jsonb, ${edition}::int, ${at.toISOString()}::timestamptz
    ${source}
    on conflict (pupil_id, ${column}) do update
      set answer = excluded.answer, edition = excluded.edition, since = excluded.since, right_day = null, cleared_at = null`
}

export async function noteMistake(noted: Noted, database: Database): Promise<void> {
  await database.execute(noteMistakeSql(noted))
}

/**
 * The statement that notes that an item was known. If it is an open mistake, the first day on which
 * it was known is kept, and knowing it on a later day clears the mistake. An earlier day (a clock
 * that went back) changes nothing.
 */
export function noteKnownSql(
  { pupilId, item, at }: Omit<Known, 'lessonId'>,
  condition: SQL = sql`true`,
): SQL {
  const today = sql`${zagrebDay(at)}::date`
  return sql`
    update mistakes set
      right_day = coalesce(right_day, ${today}),
      cleared_at = case when right_day < ${today} then ${at.toISOString()}::timestamptz end
    where pupil_id = ${pupilId} and ${sql.identifier(columnOf(item).name)} = ${idOf(item)}
      and cleared_at is null and ${condition}`
}

export async function noteKnown(known: Omit<Known, 'lessonId'>, database: Database): Promise<void> {
  await database.execute(noteKnownSql(known))
}
