import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { allLessons } from '@/lib/content/curriculum/tables'
import type { Transaction } from '@/lib/platform/db/client'
import { invalidField } from '@/lib/platform/http/errors'

/**
 * Locks a lesson until the transaction ends and finds the position after its other questions.
 * @throws HttpError 400 when the lesson is gone
 */
export async function lockLessonAndFindNextPosition(
  tx: Transaction,
  lessonId: string,
  own: string | undefined,
) {
  const [lesson] = await tx
    .select({ id: allLessons.id })
    .from(allLessons)
    .where(eq(allLessons.id, lessonId))
    .for('update')
  if (!lesson) throw invalidField('lesson', 'Ove lekcije više nema.')
  const { rows } = await tx.execute<{ next: number }>(sql`
    select coalesce(max(position), 0)::int + 1 as next from all_questions
    where lesson_id = ${lessonId} and binned_at is null and id <> ${own ?? NO_QUESTION_ID}::uuid`)
  return rows[0]?.next ?? 1
}

const NO_QUESTION_ID = '00000000-0000-0000-0000-000000000000'

type Room = { lessonId: string; place: number; id: string | null }

/**
 * Renumbers the other questions of a lesson and leaves one position free. Their versions don't
 * change, so that editors who have one of them open get no conflict.
 */
export async function freeUpPosition(
  tx: Transaction,
  { lessonId, place, id }: Room,
): Promise<void> {
  await tx.execute(sql`
    update all_questions set position = numbered.place
    from (
      select id, rank + (rank >= ${place})::int as place
      from (
        select id, (row_number() over (order by position, id))::int as rank from all_questions
        where lesson_id = ${lessonId} and binned_at is null and id <> ${id ?? NO_QUESTION_ID}::uuid
      ) ranked
    ) numbered
    where all_questions.id = numbered.id and all_questions.position <> numbered.place`)
}
