import 'server-only'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { LESSON_TO_GRADE_JOINS } from '@/lib/content/curriculum/queries'
import { isShownQuestion } from '@/lib/content/questions/queries'
import { questionLimit, type Pupil } from '@/lib/learning/answers/policy'
import { easinessSql } from '@/lib/learning/estimates/easiness'
import type { Knowledge, Skill } from '@/lib/learning/practice/what-next'
import { db } from '@/lib/platform/db/client'
import type { Candidate } from './turns'

/**
 * The skills that a pupil may be asked: lessons with answers, the lessons of a coming test, and the
 * next lesson of each textbook, which follows the furthest lesson with answers. Books of the pupil's
 * grade come before others; among them those with answers, so that they take turns, the one that
 * waited longest first; then the others in order. A lesson's prerequisite is the lesson before it in
 * its unit.
 */
export async function listSkills(
  pupilId: string,
  { met }: Knowledge,
  tested: string[],
): Promise<Skill[]> {
  const known = [...met].map(([id, { memory }]) => ({ id, day: memory.day }))
  const rows = await listLessons(pupilId, known, tested)
  const easiness = await findEasiness(rows.map(({ id }) => id))
  const ids = new Set(rows.map(({ id }) => id))
  return rows.flatMap(({ id, previous }): Skill[] => {
    const share = easiness.get(id)
    if (share === undefined) return []
    return [{ id, prerequisites: previous && ids.has(previous) ? [previous] : [], easiness: share }]
  })
}

type LessonRow = { id: string; previous: string | null }

async function listLessons(
  pupilId: string,
  known: { id: string; day: number }[],
  tested: string[],
): Promise<LessonRow[]> {
  const ids = sql`${sql.param(known.map(({ id }) => id))}::uuid[]`
  const days = sql`${sql.param(known.map(({ day }) => day))}::int[]`
  const previous = sql`(
    select before.id from lessons before
    where before.unit_id = lessons.unit_id
      and (before.position, before.id) < (lessons.position, lessons.id)
    order by before.position desc, before.id desc limit 1) as previous`
  const { rows } = await db().execute<LessonRow>(sql`
    with met as (
      select lessons.id, unit_id, literature.id as book, day, units.position as unit_position,
        lessons.position
      from unnest(${ids}, ${days}) as answered (id, day)
      join lessons using (id) ${LESSON_TO_GRADE_JOINS}
    ), latest as (
      select distinct on (book) book, max(day) over (partition by book) as day, unit_position, unit_id, position, id
      from met order by book, unit_position desc, unit_id desc, position desc, id desc
    ), books as (
      select literature.id, latest.day, subjects.position as subject, literature.position,
        grades.id = (select grade_id from pupils where id = ${pupilId}) as is_own
      from literature
      join subjects on subjects.id = literature.subject_id
      join grades on grades.id = subjects.grade_id and grades.is_active
      left join latest on latest.book = literature.id
      where latest.book is not null
        or grades.id = (select grade_id from pupils where id = ${pupilId})
    ), next as (
      select first.id, first.unit_id, first.position, books.is_own, books.day, books.subject,
        books.position as book_position
      from books left join latest on latest.book = books.id
      cross join lateral (
        select lessons.id, lessons.unit_id, lessons.position
        from units join lessons on lessons.unit_id = units.id
        where units.literature_id = books.id and lessons.id <> all(${ids})
          and exists (select from questions where questions.lesson_id = lessons.id)
        order by
          (units.position, units.id, lessons.position, lessons.id)
            < (latest.unit_position, latest.unit_id, latest.position, latest.id) nulls first,
          units.position, units.id, lessons.position, lessons.id
        limit 1
      ) first
    ), wanted as (
      select id, unit_id, position, 0 as part, true as is_own, day, 0 as subject,
        unit_position as book_position
      from met
      union all
      select lessons.id, lessons.unit_id, lessons.position, 1, true, 0, 0, units.position
      from lessons ${LESSON_TO_GRADE_JOINS}
      where lessons.id = any(${sql.param(tested)}::uuid[]) and lessons.id <> all(${ids})
      union all
      select id, unit_id, position, 2, is_own, day, subject, book_position from next
    )
    select lessons.id, ${previous}
    from (select distinct on (id) * from wanted order by id, part) lessons
    order by part, is_own desc, case part when 2 then day end nulls last, subject, book_position,
      position, id`)
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
      and questions.position <= ${questionLimit(player)}::bigint`)
  return rows.filter(({ id }) => !without.has(id))
}
