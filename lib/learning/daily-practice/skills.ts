import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { questions } from '@/lib/content/questions/tables'
import { isAccessibleQuestionSql } from '@/lib/learning/answers/open-content'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { easinessSql } from '@/lib/learning/estimates/easiness'
import type { Knowledge, Skill } from '@/lib/learning/practice/what-next'
import { db } from '@/lib/platform/db/client'
import type { QuestionCandidate } from './turns'

/**
 * The skills that a pupil may be asked: lessons with answers, the lessons of a coming test, and the
 * next lesson of each textbook, which follows the furthest lesson with answers. Books of the pupil's
 * grade come before others; among them those with answers, so that they take turns, the one that
 * waited longest first; then the others in order. A placement counts as answers before its lesson,
 * and what it says to repeat comes first (decision 096). A lesson that names no prerequisites needs
 * the nearest lesson with answers before it in its unit.
 *
 * Prerequisites without answers count as known, since a pupil can have learned them elsewhere. Once
 * a lesson fails, those of the pupil's grade that it names come before any new lesson.
 */
export async function listAskableSkills(
  pupilId: string,
  { met }: Knowledge,
  tested: string[],
): Promise<Skill[]> {
  const known = [...met].map(([id, { memory, estimate }]) => ({
    id,
    day: memory.day,
    isFailed: estimate.wrong > estimate.right,
  }))
  const rows = await listLessons(pupilId, known, tested)
  const easiness = await findEasiness(rows.map(({ id }) => id))
  const ids = new Set(rows.map(({ id }) => id))
  const previous = previousInUnit(rows, met)
  return rows.flatMap(({ id, prerequisites }): Skill[] => {
    const share = easiness.get(id)
    if (share === undefined) return []
    const needed = prerequisites.length ? prerequisites : (previous.get(id) ?? [])
    return [{ id, prerequisites: needed.filter((one) => ids.has(one)), easiness: share }]
  })
}

/**
 * For each lesson the nearest one with answers before it in its unit, unless that one needs it. A
 * lesson that a placement found needs none.
 */
function previousInUnit(lessons: LessonRow[], met: Knowledge['met']): Map<string, string[]> {
  const previous = new Map<string, string[]>()
  for (const unit of Map.groupBy(lessons, ({ unitId }) => unitId).values()) {
    const inOrder = unit.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    for (const [place, { id, isStart }] of inOrder.entries()) {
      if (isStart) continue
      const before = inOrder
        .slice(0, place)
        .findLast((one) => met.has(one.id) && !one.prerequisites.includes(id))
      if (before) previous.set(id, [before.id])
    }
  }
  return previous
}

/** Stands before each lesson at the same place. */
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000'

type KnownLesson = {
  id: string
  /** The day of its last answer, as days since 1970. */
  day: number
  /** Whether it has more wrong answers than right ones, as far as they are remembered. */
  isFailed: boolean
}

type LessonRow = {
  id: string
  unitId: string
  position: number
  prerequisites: string[]
  /** Whether a placement found that the pupil begins here. */
  isStart: boolean
}

async function listLessons(
  pupilId: string,
  known: KnownLesson[],
  tested: string[],
): Promise<LessonRow[]> {
  // A list of hundreds of ids, sent once.
  const isUnanswered = sql`not lessons.id = any((select ids from answered)::uuid[])`
  /** The first lesson with questions that a book has in some units, among unanswered ones. */
  const firstOf = (isWantedUnit: SQL, isWanted: SQL) => sql`(
    select first_of_unit.*
    from places cross join lateral (
      select lessons.id, places.unit_id, lessons.position, prerequisites from lessons
      where lessons.unit_id = places.unit_id and ${isUnanswered} and ${isWanted}
        and exists (select from questions where questions.lesson_id = lessons.id)
      order by lessons.position, lessons.id limit 1
    ) first_of_unit
    where places.book = books.book and ${isWantedUnit}
    order by places.unit_position, places.unit_id limit 1)`
  const afterLatest = firstOf(
    sql`(places.unit_position, places.unit_id) >= (books.unit_position, books.unit_id)`,
    sql`(places.unit_position, places.unit_id, lessons.position, lessons.id)
      > (books.unit_position, books.unit_id, books.lesson_position, books.lesson)`,
  )
  const unanswered = (part: number, isWanted: SQL) => sql`
    select lessons.id, unit_id, lessons.position, prerequisites, ${sql.raw(String(part))}, true, 0,
      0, unit_position
    from lessons join places using (unit_id)
    where ${isUnanswered} and ${isWanted}`
  const { rows } = await db().execute<LessonRow>(sql`
    with answered as (
      select ${sql.param(known.map(({ id }) => id))}::uuid[] as ids,
        ${sql.param(known.map(({ day }) => day))}::int[] as days,
        ${sql.param(known.map(({ isFailed }) => isFailed))}::boolean[] as failures
    ), places as materialized (
      select units.id as unit_id, units.position as unit_position, literature.id as book,
        literature.position as book_position, subjects.position as subject,
        grades.id = (select grade_id from pupils where id = ${pupilId}) as is_own
      from units join literature on literature.id = units.literature_id
      join subjects on subjects.id = literature.subject_id
      join grades on grades.id = subjects.grade_id and grades.is_active
    ), met as (
      select lessons.id, unit_id, lessons.position, prerequisites, day, is_failed, book,
        unit_position
      from (
        select unnest(ids) as id, unnest(days) as day, unnest(failures) as is_failed from answered
      ) answers
      join lessons using (id) join places using (unit_id)
    ), reached as (
      select book, day, unit_position, unit_id, position, id from met
      union all
      select book, (done_at at time zone 'Europe/Zagreb')::date - date '1970-01-01', unit_position,
        unit_id, lessons.position, ${BEFORE_ALL_IDS}::uuid
      from placements join all_lessons lessons on lessons.id = start_lesson_id
      join places using (unit_id)
      where pupil_id = ${pupilId} and done_at is not null and book = literature_id
    ), latest as (
      select distinct on (book) book, max(day) over (partition by book) as day, unit_position,
        unit_id, position as lesson_position, id as lesson
      from reached order by book, unit_position desc, unit_id desc, position desc, id desc
    ), books as (
      select distinct on (book) book, book_position, subject, is_own, latest.day,
        latest.unit_position, latest.unit_id, lesson_position, lesson
      from places left join latest using (book)
      where latest.book is not null or is_own
    ), next as (
      select first.*, books.is_own, books.day, books.subject, books.book_position
      from books cross join lateral (
        ${afterLatest}
        union all
        ${firstOf(sql`true`, sql`true`)}
        limit 1
      ) first
    ), wanted as (
      select id, unit_id, position, prerequisites, 0 as part, true as is_own, day, 0 as subject,
        unit_position as book_position
      from met
      union all
      ${unanswered(1, sql`lessons.id = any(${sql.param(tested)}::uuid[])`)}
      union all
      ${unanswered(
        2,
        sql`is_own and lessons.id in (select unnest(prerequisites) from met where is_failed)`,
      )}
      union all
      ${unanswered(
        2,
        sql`is_own and lessons.id in (
          select unnest(repeat_lesson_ids) from placements
          where pupil_id = ${pupilId} and done_at is not null)`,
      )}
      union all
      select id, unit_id, position, prerequisites, 3, is_own, day, subject, book_position from next
    )
    select id, unit_id as "unitId", position, prerequisites,
      id in (select start_lesson_id from placements
        where pupil_id = ${pupilId} and done_at is not null) as "isStart"
    from (select distinct on (id) * from wanted order by id, part) lessons
    order by part, is_own desc, case part when 3 then day end nulls last, subject, book_position,
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

/** The questions of visible lessons that a pupil may be asked, with the pupil's last answers. */
export async function listQuestionCandidates(
  player: PupilPlayer,
  lessonIds: string[],
  without: ReadonlySet<string>,
): Promise<QuestionCandidate[]> {
  const ids = sql`${sql.param(lessonIds)}::uuid[]`
  const { rows } = await db().execute<QuestionCandidate>(sql`
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
    where questions.lesson_id = any(${ids}) and ${isAccessibleQuestionSql(player, questions)}`)
  return rows.filter(({ id }) => !without.has(id))
}
