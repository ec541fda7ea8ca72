import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { LESSON_GRADE } from '@/lib/content/curriculum/queries'
import { db } from '@/lib/platform/db/client'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { cardLimit, hasEverything, quizLimit, type Pupil } from '@/lib/learning/answers/policy'

/** A mistake as it is kept; exactly one of the three ids is there. */
export type OpenRow = {
  id: string
  lesson_id: string
  question_id: string | null
  card_id: string | null
  check_question_id: string | null
  answer: SubmittedAnswer | null
  right_day: string | null
}

/**
 * A pupil's mistakes in the order of the textbooks, cleared ones too, so that a page can go on
 * after one that was cleared meanwhile. Only of active grades, and what the pupil may play.
 */
const placed = (pupil: Pupil, lessonId: string | null): SQL => sql`
  select m.*, row_number() over (order by grades.grade_order, subjects.position, subjects.id,
    literature.position, literature.id, units.position, units.id, lessons.position, lessons.id, m.id
  ) as place
  from mistakes m
  join lessons on lessons.id = m.lesson_id ${LESSON_GRADE}
  left join questions q on q.id = m.question_id
  left join cards c on c.id = m.card_id
  where m.pupil_id = ${pupil.id}
    and (${lessonId}::uuid is null or m.lesson_id = ${lessonId}::uuid) and case
    when q.id is not null then q.position <= ${quizLimit(pupil)}::bigint
    when c.id is not null then c.position <= ${cardLimit(pupil)}::bigint
    else ${hasEverything(pupil)}::boolean end`

type Row = (OpenRow | { id: null }) & { total: number }

type Wanted = { after?: string | null; limit: number | null; lessonId?: string | null }

/**
 * Open mistakes after one of them (from the first without), at most `limit` (null for all), and how
 * many there are; of one lesson, or of all without.
 */
export async function listOpenRows(pupil: Pupil, { after = null, limit, lessonId = null }: Wanted) {
  const { rows } = await db().execute<Row>(sql`
    with placed as (${placed(pupil, lessonId)})
    select page.*, total
    from (select count(*)::int as total from placed where cleared_at is null) counted
    left join (
      select id, lesson_id, question_id, card_id, check_question_id, answer, right_day::text, place
      from placed
      where cleared_at is null
        and place > coalesce((select place from placed where id = ${after}::uuid), 0)
      order by place limit ${limit}::int
    ) page on true
    order by place`)
  // A page without any is one row of the total alone.
  return { found: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}
