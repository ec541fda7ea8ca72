import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { LESSON_TO_ACTIVE_GRADE_JOINS } from '@/lib/content/curriculum/queries'
import { db } from '@/lib/platform/db/client'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import { isAccessibleCardSql, isAccessibleQuestionSql } from '@/lib/learning/answers/open-content'
import { hasFullAccess, type PupilPlayer } from '@/lib/learning/answers/policy'

/** A stored mistake; exactly one of the three ids is set. */
export type OpenRow = {
  id: string
  lesson_id: string
  question_id: string | null
  card_id: string | null
  check_question_id: string | null
  answer: PracticeAnswer | null
  right_day: string | null
}

const QUESTION = { position: sql`q.position`, lessonId: sql`q.lesson_id` }
const CARD = { position: sql`c.position`, lessonId: sql`c.lesson_id` }

/**
 * A pupil's mistakes in the order of the textbooks. Cleared ones are included, so that paging can
 * continue after a mistake cleared in the meantime. Limited to active grades and to content open to
 * the pupil.
 */
const placed = (pupil: PupilPlayer, { lessonId = null, testId = null }: Of): SQL => sql`
  select m.*, row_number() over (order by grades.grade_order, subjects.position, subjects.id,
    literature.position, literature.id, units.position, units.id, lessons.position, lessons.id, m.id
  ) as place
  from mistakes m
  join lessons on lessons.id = m.lesson_id ${LESSON_TO_ACTIVE_GRADE_JOINS}
  left join questions q on q.id = m.question_id
  left join cards c on c.id = m.card_id
  where m.pupil_id = ${pupil.id}
    and (${lessonId}::uuid is null or m.lesson_id = ${lessonId}::uuid)
    and (${testId}::uuid is null or exists (select from tests where tests.id = ${testId}::uuid
      and tests.pupil_id = m.pupil_id and m.question_id = any(tests.question_ids)
      and m.since >= tests.started_at)) and case
    when q.id is not null then ${isAccessibleQuestionSql(pupil, QUESTION)}
    when c.id is not null then ${isAccessibleCardSql(pupil, CARD)}
    else ${hasFullAccess(pupil)}::boolean end`

type Row = (OpenRow | { id: null }) & { total: number }

/** A lesson, or a test of the pupil with the questions that were wrong in it or since; or neither. */
type Of = { lessonId?: string | null; testId?: string | null }

type Wanted = Of & { after?: string | null; limit: number | null }

/**
 * Open mistakes of one lesson, of one test, or of all: at most `limit` (null for all), starting after the mistake
 * `after` or at the first, with their total number.
 */
export async function listOpenRows(pupil: PupilPlayer, { after = null, limit, ...of }: Wanted) {
  const { rows } = await db().execute<Row>(sql`
    with placed as (${placed(pupil, of)})
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
  // An empty page is one row with only the total.
  return { found: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}
