import 'server-only'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { isShown } from '@/lib/questions/queries'
import { quizLimit, type Player } from '@/lib/answers/policy'
import type { Candidate } from './day-review'

type Row = { lesson_id: string; id: string; last_day: string | null; is_known: boolean }

/**
 * The questions of lessons that a player may play, as the answers before `day` left them: what is
 * answered on the day itself does not change its review.
 */
export async function listCandidates(
  pupilId: string,
  lessonIds: string[],
  player: Player,
  day: string,
): Promise<{ lessonId: string; questions: Candidate[] }[]> {
  const ids = sql.join(
    lessonIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db().execute<Row>(sql`
    with last as (
      select distinct on (question_id) question_id, day, outcome from answers
      where pupil_id = ${pupilId} and lesson_id in (${ids}) and day < ${day}::date
      order by question_id, at desc, id desc
    )
    select questions.lesson_id, questions.id, last.day::text as last_day,
      coalesce(last.outcome in ('right', 'spelling'), false) as is_known
    from questions
    left join last on last.question_id = questions.id
    where questions.lesson_id in (${ids}) and ${isShown}
      and questions.position <= ${quizLimit(player)}::bigint`)
  return lessonIds.map((lessonId) => ({
    lessonId,
    questions: rows
      .filter(({ lesson_id }) => lesson_id === lessonId)
      .map(({ id, last_day, is_known }) => ({ id, lastDay: last_day, isKnown: is_known })),
  }))
}
