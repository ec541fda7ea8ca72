import 'server-only'
import { sql } from 'drizzle-orm'
import { run, type Run } from '@/lib/db/together'
import { toMark } from '@/lib/exams/marks'
import { inPeriod } from './active-days'
import { TESTS_SHOWN } from './limits'
import type { MarkedTest } from './model'
import type { Period } from './period'

type Row = Omit<MarkedTest, 'mark'> & { mark: number }

/** The tests that a pupil wrote in a period and handed in, the latest first, at most a screenful. */
export async function listMarkedTests(
  pupilId: string,
  period: Period,
  send: Run = run,
): Promise<MarkedTest[]> {
  const { rows } = await send<Row>(sql`
    with latest as (
      select id, lesson_id, day, finished_at, "right", total, mark from tests
      where pupil_id = ${pupilId} and ${inPeriod(period)} and finished_at is not null
      order by finished_at desc, id desc limit ${TESTS_SHOWN}
    )
    select latest.id as _id, latest.day::text, lessons.title as lesson, subjects.name as subject,
      latest."right", latest.total, latest.mark
    from latest
    join lessons on lessons.id = latest.lesson_id
    join units on units.id = lessons.unit_id
    join literature on literature.id = units.literature_id
    join subjects on subjects.id = literature.subject_id
    order by latest.finished_at desc, latest.id desc`)
  return rows.map((row) => ({ ...row, mark: toMark(row.mark) }))
}
