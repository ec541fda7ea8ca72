import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { LESSON_TO_SUBJECT_JOINS } from '@/lib/content/curriculum/queries'
import { oneOf } from '@/lib/platform/db/one-of'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { HINTED_SHARE, MASTERY } from './limits'
import type { Mastery } from './model'
import { answers } from '@/lib/learning/answers/tables'

/**
 * A pupil's mastery by lesson id. Lessons without an answer are left out.
 * @param lessonIds also an array that the database makes
 */
export async function findMasteryByLesson(
  pupilId: string,
  lessonIds: string[] | SQL,
  send: RunQuery = runQuery,
): Promise<Record<string, Mastery>> {
  if (Array.isArray(lessonIds) && !lessonIds.length) return {}
  const { rows } = await send<{ lesson_id: string; worth: number[]; last_day: string }>(sql`
    with ${lastAnswers(pupilId, oneOf(answers.lessonId, lessonIds))}
    select lesson_id, worth, last_day from lately`)
  return Object.fromEntries(
    rows.map((row): [string, Mastery] => [
      row.lesson_id,
      { ...masteryOf(row.worth), lastDay: row.last_day },
    ]),
  )
}

/**
 * The number of mastered lessons in each textbook of a grade. Textbooks without any are left out.
 */
export async function countMasteredByTextbook(pupilId: string, gradeId: string) {
  const isOfGrade = sql`lesson_id in (
    select lessons.id from lessons ${LESSON_TO_SUBJECT_JOINS} where subjects.grade_id = ${gradeId})`
  const { rows } = await runQuery<{ book: string; worth: number[] }>(sql`
    with ${lastAnswers(pupilId, isOfGrade)}
    select u.literature_id as book, worth
    from lately join lessons l on l.id = lesson_id join units u on u.id = l.unit_id`)
  const mastered = rows.filter((row) => masteryOf(row.worth).isMastered)
  const byBook = Map.groupBy(mastered, ({ book }) => book)
  return Object.fromEntries([...byBook].map(([book, own]) => [book, own.length]))
}

const ATTEMPT = sql.raw(
  `case when source = 'danas' then day::text else coalesce(round_id, id)::text end`,
)

/** Common table expressions ending in `lately`: per lesson, the weights of its last answers. */
const lastAnswers = (pupilId: string, isWanted: SQL) => sql`
    first as (
      -- A mistake that is repeated within its round, or in the second round of „Danas”, shows what was
      -- just read, not what is known.
      select distinct on (question_id, ${ATTEMPT}) lesson_id, question_id, outcome, hints,
        day, at, id
      from answers
      where pupil_id = ${pupilId} and ${isWanted}
      order by question_id, ${ATTEMPT}, at, id
    ),
    last as (
      select distinct on (question_id) lesson_id, question_id, outcome, hints, day, at
      from first order by question_id, at desc, id desc
    ),
    ranked as (
      select lesson_id, day, at, question_id,
        case when outcome not in ('right', 'spelling') then 0 when hints > 0 then ${HINTED_SHARE}::float8
          else 1 end as worth,
        row_number() over (partition by lesson_id order by at desc, question_id) as place
      from last
    ),
    lately as (
      select lesson_id, array_agg(worth order by place) as worth, max(day)::text as last_day
      from ranked where place <= ${MASTERY.of}
      group by lesson_id
    )`

/**
 * Mastery of a lesson: 8 right answers to the last 10 different questions (rule 26.1). With hints
 * an answer counts half; the sum is rounded down.
 * @param worth weight of the last answer to each answered question, from 0 to 1, newest first
 */
export function masteryOf(worth: number[]): Omit<Mastery, 'lastDay'> {
  const last = worth.slice(0, MASTERY.of)
  const right = Math.floor(last.reduce((sum, one) => sum + one, 0))
  return { right, of: last.length, isMastered: right >= MASTERY.right }
}
