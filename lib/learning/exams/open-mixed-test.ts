import 'server-only'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { TEST_GRACE_MS } from '@/lib/learning/answers/limits'
import type { RunQuery } from '@/lib/platform/db/batch-queries'
import { rehearsalPath, unitTestPath } from '@/lib/platform/paths'
import type { openMixedTestSchema } from './model'

export type OpenMixedTest = z.output<typeof openMixedTestSchema>

type Row = {
  grade: string
  book: string
  book_name: string
  unit: string | null
  unit_name: string | null
  part: number | null
}

/** The mixed test that a pupil began last and can still go on with; null without one. */
export async function findOpenMixedTest(
  pupilId: string,
  now: Date,
  run: RunQuery,
): Promise<OpenMixedTest | null> {
  const { rows } = await run<Row>(sql`
    select grades.slug as grade, literature.slug as book, literature.name as book_name,
      units.slug as unit, units.name as unit_name, tests.part
    from tests
    left join units on units.id = tests.unit_id
    join literature on literature.id = coalesce(tests.literature_id, units.literature_id)
    join subjects on subjects.id = literature.subject_id
    join grades on grades.id = subjects.grade_id and grades.is_active
    where tests.pupil_id = ${pupilId} and tests.finished_at is null and tests.lesson_id is null
      and (tests.minutes is null or tests.started_at
        + tests.minutes * interval '1 minute' + ${TEST_GRACE_MS} * interval '1 millisecond'
        > ${now.toISOString()}::timestamptz)
    order by tests.started_at desc limit 1`)
  const [row] = rows
  if (!row) return null
  const { grade, book, unit, part } = row
  return unit === null
    ? {
        title: `${part}. probni ispit: ${row.book_name}`,
        path: rehearsalPath(grade, book, part ?? 1),
      }
    : { title: `mješoviti test: ${row.unit_name}`, path: unitTestPath(grade, book, unit) }
}
