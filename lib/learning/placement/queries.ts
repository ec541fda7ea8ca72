import 'server-only'
import { and, eq, gte, sql } from 'drizzle-orm'
import { bookSubjectJoin } from '@/lib/content/curriculum/queries'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { PLACEMENT } from './limits'
import type { PlacementOffer } from './model'
import { placements } from './tables'

/** Whether a pupil has found the place in a textbook, ever or since an instant. */
export const hasPlacement = async (pupilId: string, since = new Date(0)): Promise<boolean> =>
  (await db().$count(
    placements,
    and(eq(placements.pupilId, pupilId), gte(placements.doneAt, since)),
  )) > 0

/**
 * The textbooks of a pupil's grade whose place may be looked for: without answers, without a result,
 * and with enough lessons with questions.
 */
export async function listPlacementOffers(
  pupilId: string,
  run: RunQuery = runQuery,
): Promise<PlacementOffer[]> {
  const { rows } = await run<PlacementOffer>(sql`
    select literature.id as "literatureId", literature.name, subjects.name as subject,
      subjects.area, begun.pupil_id is not null as "isBegun"
    from pupils
    join grades on grades.id = pupils.grade_id and grades.is_active
    join subjects on subjects.grade_id = grades.id
    join literature on literature.subject_id = subjects.id
    left join placements begun on begun.pupil_id = pupils.id and begun.literature_id = literature.id
      and jsonb_array_length(begun.items) > 1
    where pupils.id = ${pupilId}
      and not exists (select from placements done where done.pupil_id = pupils.id
        and done.literature_id = literature.id and done.done_at is not null)
      and not exists (select from units join lessons on lessons.unit_id = units.id
        where units.literature_id = literature.id and exists (select from answers
          where answers.pupil_id = ${pupilId} and answers.lesson_id = lessons.id))
      and (select count(*) from (
        select from units join lessons on lessons.unit_id = units.id
        where units.literature_id = literature.id
          and exists (select from questions where questions.lesson_id = lessons.id)
        limit ${PLACEMENT.lessons}
      ) asked) = ${PLACEMENT.lessons}
    order by subjects.position, subjects.id, literature.position, literature.id`)
  return rows
}

type FoundStart = { subject: string; book: string; lesson: string; day: string }

/** The places that a pupil found in a period of Zagreb days, the latest first. */
export async function listFoundStarts(
  pupilId: string,
  { from, to }: { from: string | null; to: string },
  run: RunQuery,
): Promise<FoundStart[]> {
  const { rows } = await run<Omit<FoundStart, 'day'> & { doneAt: string }>(sql`
    select subjects.name as subject, literature.name as book, lessons.title as lesson,
      placements.done_at as "doneAt"
    from placements join literature on literature.id = placements.literature_id
    join subjects on ${bookSubjectJoin}
    join lessons on lessons.id = placements.start_lesson_id
    where placements.pupil_id = ${pupilId} and placements.done_at is not null
    order by placements.done_at desc`)
  return rows.flatMap(({ doneAt, ...start }) => {
    const day = zagrebDay(new Date(doneAt))
    return day <= to && (from === null || day >= from) ? [{ ...start, day }] : []
  })
}
