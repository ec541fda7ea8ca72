import 'server-only'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { MASTERY } from './limits'
import { masteryOf, type Mastery } from './mastery'

/** A pupil's mastery of lessons, by lesson id; lessons without an answer are left out. */
export async function findMastery(
  pupilId: string,
  lessonIds: string[],
): Promise<Record<string, Mastery>> {
  if (!lessonIds.length) return {}
  const { rows } = await db().execute<{ lesson_id: string; is_right: boolean[] }>(sql`
    with first as (
      -- A mistake that is repeated within its round shows what was just read, not what is known.
      select distinct on (question_id, coalesce(round_id, id)) lesson_id, question_id, outcome, at, id
      from answers
      where pupil_id = ${pupilId}
        and lesson_id in (${sql.join(
          lessonIds.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})
      order by question_id, coalesce(round_id, id), at, id
    ),
    last as (
      select distinct on (question_id) lesson_id, question_id, outcome, at
      from first order by question_id, at desc, id desc
    ),
    ranked as (
      select lesson_id, outcome in ('right', 'spelling') as is_right, at, question_id,
        row_number() over (partition by lesson_id order by at desc, question_id) as place
      from last
    )
    select lesson_id, array_agg(is_right order by place) as is_right
    from ranked where place <= ${MASTERY.of}
    group by lesson_id`)
  return Object.fromEntries(rows.map((row) => [row.lesson_id, masteryOf(row.is_right)]))
}
