import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { LESSON_TO_GRADE_JOINS } from '@/lib/content/curriculum/queries'
import { isShownQuestion } from '@/lib/content/questions/queries'
import { questions } from '@/lib/content/questions/tables'
import { isOpenQuestionSql } from '@/lib/learning/answers/open-content'
import type { Pupil } from '@/lib/learning/answers/policy'
import { easinessSql } from '@/lib/learning/estimates/easiness'
import type { Knowledge, Skill } from '@/lib/learning/practice/what-next'
import { db } from '@/lib/platform/db/client'
import type { Candidate } from './turns'

/**
 * The skills that a pupil may be asked: lessons with answers, the lessons of a coming test, and the
 * next lesson of each textbook, which follows the furthest lesson with answers. Books of the pupil's
 * grade come before others; among them those with answers, so that they take turns, the one that
 * waited longest first; then the others in order. A lesson that names no prerequisites needs the
 * lesson before it in its unit.
 *
 * Prerequisites without answers count as known, since a pupil can have learned them elsewhere. Once
 * a lesson fails, those of the pupil's grade that it names come before any new lesson.
 */
export async function listSkills(
  pupilId: string,
  { met }: Knowledge,
  tested: string[],
): Promise<Skill[]> {
  const known = [...met].map(([id, { memory }]) => ({ id, day: memory.day }))
  const rows = await listLessons(pupilId, known, { tested, failed: failedIn(met) })
  const easiness = await findEasiness(rows.map(({ id }) => id))
  const ids = new Set(rows.map(({ id }) => id))
  return rows.flatMap(({ id, prerequisites }): Skill[] => {
    const share = easiness.get(id)
    if (share === undefined) return []
    return [{ id, prerequisites: prerequisites.filter((one) => ids.has(one)), easiness: share }]
  })
}

/** Lessons with more wrong answers than right ones, as far as they are remembered. */
const failedIn = (met: Knowledge['met']): string[] =>
  [...met].flatMap(([id, { estimate }]) => (estimate.wrong > estimate.right ? [id] : []))

type LessonRow = { id: string; prerequisites: string[] }

async function listLessons(
  pupilId: string,
  known: { id: string; day: number }[],
  { tested, failed }: { tested: string[]; failed: string[] },
): Promise<LessonRow[]> {
  const ids = sql`${sql.param(known.map(({ id }) => id))}::uuid[]`
  const days = sql`${sql.param(known.map(({ day }) => day))}::int[]`
  const ownGrade = sql`(select grade_id from pupils where id = ${pupilId})`
  const previous = sql`array(
    select before.id from lessons before
    where before.unit_id = lessons.unit_id
      and (before.position, before.id) < (lessons.position, lessons.id)
      -- One that names this lesson can't be needed by it.
      and not lessons.id = any(before.prerequisites)
    order by before.position desc, before.id desc limit 1)`
  const place = sql`(units.position, units.id, lessons.position, lessons.id)`
  /** The first lesson of a book that has no answer, among those that a condition keeps. */
  const firstOf = (isWanted: SQL) => sql`(
    select id, unit_id, position from (
      select lessons.id, lessons.unit_id, lessons.position
      from units join lessons on lessons.unit_id = units.id
      where units.literature_id = books.id and lessons.id not in (select id from answered)
        and ${isWanted}
      order by units.position, units.id, lessons.position, lessons.id
      -- Keeps the search for questions above the sort, where the first hit ends it.
      offset 0
    ) ordered
    where exists (select from questions where questions.lesson_id = ordered.id)
    limit 1)`
  const { rows } = await db().execute<LessonRow>(sql`
    with answered as (
      select * from unnest(${ids}, ${days}) as answered (id, day)
    ), met as (
      select lessons.id, unit_id, literature.id as book, day, units.position as unit_position,
        lessons.position
      from answered join lessons using (id) ${LESSON_TO_GRADE_JOINS}
    ), latest as (
      select distinct on (book) book, max(day) over (partition by book) as day, unit_position, unit_id, position, id
      from met order by book, unit_position desc, unit_id desc, position desc, id desc
    ), books as (
      select literature.id, latest.day, subjects.position as subject, literature.position,
        grades.id = ${ownGrade} as is_own, latest.unit_position, latest.unit_id,
        latest.position as lesson_position, latest.id as lesson
      from literature
      join subjects on subjects.id = literature.subject_id
      join grades on grades.id = subjects.grade_id and grades.is_active
      left join latest on latest.book = literature.id
      where latest.book is not null or grades.id = ${ownGrade}
    ), next as (
      select first.id, first.unit_id, first.position, books.is_own, books.day, books.subject,
        books.position as book_position
      from books cross join lateral (
        ${firstOf(sql`${place} > (books.unit_position, books.unit_id, books.lesson_position, books.lesson)`)}
        union all
        ${firstOf(sql`true`)}
        limit 1
      ) first
    ), wanted as (
      select id, unit_id, position, 0 as part, true as is_own, day, 0 as subject,
        unit_position as book_position
      from met
      union all
      select lessons.id, lessons.unit_id, lessons.position, 1, true, 0, 0, units.position
      from lessons ${LESSON_TO_GRADE_JOINS}
      where lessons.id = any(${sql.param(tested)}::uuid[])
        and lessons.id not in (select id from answered)
      union all
      select lessons.id, lessons.unit_id, lessons.position, 2, true, 0, 0, units.position
      from lessons ${LESSON_TO_GRADE_JOINS}
      where lessons.id not in (select id from answered) and grades.id = ${ownGrade}
        and lessons.id in (
          select unnest(prerequisites) from lessons
          where lessons.id = any(${sql.param(failed)}::uuid[]))
      union all
      select id, unit_id, position, 3, is_own, day, subject, book_position from next
    )
    select lessons.id,
      case when named.prerequisites <> '{}' then named.prerequisites else ${previous} end
        as prerequisites
    from (select distinct on (id) * from wanted order by id, part) lessons
    join lessons named on named.id = lessons.id
    order by part, is_own desc, case part when 3 then day end nulls last, subject, book_position,
      lessons.position, lessons.id`)
  return rows
}

/** Quality is recomputed every ten minutes, too. */
const EASINESS_TTL_MS = 10 * 60_000
const knownEasiness = new LRUCache<string, number>({ max: 20_000, ttl: EASINESS_TTL_MS })

/** Mean easiness of the questions of lessons; lessons without questions are left out. */
async function findEasiness(lessonIds: string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  const missing: string[] = []
  for (const id of lessonIds) {
    const share = knownEasiness.get(id)
    if (share === undefined) missing.push(id)
    else found.set(id, share)
  }
  if (!missing.length) return found
  const { rows } = await db().execute<{ id: string; easiness: number }>(sql`
    select q.lesson_id as id, avg(${easinessSql('q', 'quality')})::float8 as easiness
    from questions q left join question_quality quality on quality.question_id = q.id
    where q.lesson_id = any(${sql.param(missing)}::uuid[])
    group by q.lesson_id`)
  for (const { id, easiness } of rows) {
    knownEasiness.set(id, easiness)
    found.set(id, easiness)
  }
  return found
}

/** The questions of lessons that a pupil may be asked, with the pupil's last answers. */
export async function listCandidates(
  player: Pupil,
  lessonIds: string[],
  without: ReadonlySet<string>,
): Promise<Candidate[]> {
  const ids = sql`${sql.param(lessonIds)}::uuid[]`
  const { rows } = await db().execute<Candidate>(sql`
    with last as (
      select distinct on (question_id) question_id, day, outcome from answers
      where pupil_id = ${player.id} and lesson_id = any(${ids})
      order by question_id, at desc, id desc
    )
    select questions.id, questions.lesson_id as "lessonId", last.day::text as "lastDay",
      coalesce(last.outcome in ('right', 'spelling'), false) as "isKnown",
      ${easinessSql('questions', 'quality')}::float8 as easiness
    from questions
    left join last on last.question_id = questions.id
    left join question_quality quality on quality.question_id = questions.id
    where questions.lesson_id = any(${ids}) and ${isShownQuestion}
      and ${isOpenQuestionSql(player, questions)}`)
  return rows.filter(({ id }) => !without.has(id))
}
