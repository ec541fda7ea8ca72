import 'server-only'
import { sql } from 'drizzle-orm'
import { run, type Run } from '@/lib/db/together'
import { lessonPath } from '@/lib/paths'
import { CANDIDATES } from './limits'
import type { Period } from './period'
import type { TopicFacts } from './topics'

/** From a lesson up to its grade; what belongs to a closed grade is left out. */
const PLACED = sql`
  join lessons on lessons.id = found.lesson_id
  join units on units.id = lessons.unit_id
  join literature on literature.id = units.literature_id
  join subjects on subjects.id = literature.subject_id
  join grades on grades.id = subjects.grade_id and grades.is_active`

const SLUGS = sql`lessons.title, subjects.name as subject, lessons.slug,
  literature.slug as "literatureSlug", grades.slug as "gradeSlug"`

const isKnown = sql`outcome in ('right', 'spelling')`

type Placed = {
  title: string
  subject: string
  slug: string
  literatureSlug: string
  gradeSlug: string
}

/**
 * Lessons that were answered in a period, the latest first, by the last answer to each question; of a
 * round its first answer counts. It was right when the last right one is as late. Asked so, nothing is sorted, which a child with
 * 100 000 answers would wait for.
 */
export async function listTopicFacts(
  pupilId: string,
  period: Period,
  send: Run = run,
): Promise<TopicFacts[]> {
  type Row = Placed & { lessonId: string; right: number; of: number }
  const { rows } = await send<Row>(sql`
    with first as (
      select lesson_id, question_id, min(at) as at, min(at) filter (where ${isKnown}) as known_at
      from answers
      where pupil_id = ${pupilId}
        and at >= ${period.since.toISOString()} and at < ${period.until.toISOString()}
      group by lesson_id, question_id, coalesce(round_id, id)
    ),
    last as (
      select lesson_id, max(at) as at, max(at) filter (where known_at = at) as right_at
      from first group by lesson_id, question_id
    ),
    found as (
      select lesson_id, max(at) as at, count(*)::int as "of",
        (count(*) filter (where right_at = at))::int as "right"
      from last group by lesson_id order by 2 desc limit ${CANDIDATES.lessons}
    )
    select found.lesson_id as "lessonId", found."right", found."of", ${SLUGS}
    from found ${PLACED}
    order by found.at desc, found.lesson_id`)
  return rows.map(({ lessonId, title, subject, right, of, ...slugs }) => ({
    lessonId,
    title,
    subject,
    path: lessonPath(slugs),
    right,
    of,
  }))
}

/** The lesson with the most open mistakes; null without any. */
export async function findMostMistaken(
  pupilId: string,
  send: Run = run,
): Promise<{ lessonId: string; title: string; path: string; count: number } | null> {
  const { rows } = await send<Placed & { lessonId: string; count: number }>(sql`
    with found as (
      select lesson_id, count(*)::int as count from mistakes
      where pupil_id = ${pupilId} and cleared_at is null
      group by lesson_id
    )
    select found.lesson_id as "lessonId", found.count, ${SLUGS} from found ${PLACED}
    order by found.count desc, found.lesson_id limit 1`)
  const [row] = rows
  if (!row) return null
  const { lessonId, title, count } = row
  return { lessonId, title, path: lessonPath(row), count }
}
