import 'server-only'
import { sql } from 'drizzle-orm'
import { db, prepared, type Database, type Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import type { StoredQuestion } from './model'
import { allQuestions, questionEditions } from './tables'

/** Identifies the edition of a question that was asked. */
export type EditionRef = { id: string; edition: number }

/** A question as it was when it was asked. */
export type AskedQuestion = StoredQuestion & {
  /** When the key of this edition was corrected after the question was asked; null if never. */
  correctedAt: Date | null
  /** The lesson to which it belongs now; null for a deleted question. */
  lessonId: string | null
  /** True when the question has been deleted for good, so that answers to it can't be stored. */
  isGone: boolean
}

const NEVER = sql<Date | null>`null::timestamptz`

const currentEditions = prepared(['ids'], (database, { ids }) =>
  database
    .select({
      id: allQuestions.id,
      lessonId: allQuestions.lessonId,
      edition: allQuestions.edition,
      slug: allQuestions.slug,
      text: allQuestions.text,
      body: allQuestions.body,
      explanation: allQuestions.explanation,
      isBonus: allQuestions.isBonus,
      numbers: allQuestions.numbers,
      hints: allQuestions.hints,
      correctedAt: NEVER,
    })
    .from(allQuestions)
    .where(oneOf(allQuestions.id, ids)),
)

const earlierEditions = prepared(['ids'], (database, { ids }) =>
  database
    .select({
      id: questionEditions.questionId,
      lessonId: sql<
        string | null
      >`(select lesson_id from all_questions where id = ${questionEditions.questionId})`,
      edition: questionEditions.number,
      // The question's current slug, because links use it.
      slug: sql<string>`coalesce((select slug from all_questions where id = ${questionEditions.questionId}), ${questionEditions.slug})`,
      text: questionEditions.text,
      body: questionEditions.body,
      explanation: questionEditions.explanation,
      isBonus: questionEditions.isBonus,
      numbers: questionEditions.numbers,
      hints: questionEditions.hints,
      correctedAt: questionEditions.correctedAt,
    })
    .from(questionEditions)
    .where(oneOf(questionEditions.questionId, ids)),
)

const nameOf = ({ id, edition = 1 }: { id: string; edition?: number }) => `${id} ${edition}`

/**
 * Questions with their keys in the editions that were asked, in the given order, even if changed,
 * withdrawn, moved to the bin or deleted since.
 */
export async function listAskedQuestions(
  wanted: EditionRef[],
  database?: Database,
): Promise<AskedQuestion[]> {
  if (!wanted.length) return []
  const found = await currentEditions({ ids: wanted.map(({ id }) => id) }, database)
  const living = new Set(found.map(({ id }) => id))
  const known = new Map(found.map((row) => [nameOf(row), row]))
  const others = wanted.filter((one) => !known.has(nameOf(one))).map(({ id }) => id)
  if (others.length) {
    for (const row of await earlierEditions({ ids: others }, database)) known.set(nameOf(row), row)
  }
  return wanted.flatMap((one) => {
    const row = known.get(nameOf(one))
    return row ? { ...row, isGone: !living.has(one.id) } : []
  })
}

/**
 * Prevents corrections of these questions' keys until the transaction ends, by locking the
 * questions, also where the asked edition is still the current one. Their lessons are locked first,
 * as when saving a question, to avoid deadlocks.
 */
export async function lockAnswerKeys(ids: string[], tx: Transaction): Promise<void> {
  const asked = sql`id = any(${sql.param(ids)}::uuid[])`
  await tx.execute(sql`select from all_lessons
    where id in (select lesson_id from all_questions where ${asked}) order by id for key share`)
  await tx.execute(sql`select from all_questions where ${asked} order by id for key share`)
}

/** An edition of a question, or null when the question has no edition of that number. */
export async function findEdition(wanted: EditionRef): Promise<AskedQuestion | null> {
  const [found] = await listAskedQuestions([wanted])
  return found ?? null
}

/**
 * An earlier edition is kept at least this many days, because a page opened before the change may
 * still send an answer to it.
 */
const SENDABLE_DAYS = 60
/** Maximum number of editions deleted in one night. */
const AT_ONCE = 5_000

/**
 * Deletes earlier editions to which no record refers and no page can refer any more
 * (`SENDABLE_DAYS`), at most `AT_ONCE`; returns their number.
 */
export async function deleteUnusedEditions(): Promise<number> {
  const { rowCount } = await db().execute(sql`
    with unnamed as (
      select question_id, number from question_editions e
      where kept_at < now() - make_interval(days => ${SENDABLE_DAYS})
        and not exists (select from answers a
          where a.question_id = e.question_id and a.edition = e.number)
        and not exists (select from mistakes m
          where m.question_id = e.question_id and m.edition = e.number)
        and not exists (select from tests t where t.question_ids @> array[e.question_id])
      limit ${AT_ONCE}
    )
    delete from question_editions e using unnamed
    where e.question_id = unnamed.question_id and e.number = unnamed.number`)
  return rowCount ?? 0
}
