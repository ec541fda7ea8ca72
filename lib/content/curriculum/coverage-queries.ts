import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import type { GradeCoverage } from './coverage'
import { bookSubjectJoin, unitBookJoin } from './queries'
import { grades, lessons, literature, subjects, units } from './tables'

/**
 * Number of lessons of each subject in each active grade: one row per subject, even without
 * lessons.
 */
export async function findCoverage(): Promise<GradeCoverage[]> {
  const ofUnit = db()
    .select({ unitId: lessons.unitId, count: sql<number>`count(*)`.as('unit_lessons') })
    .from(lessons)
    .groupBy(lessons.unitId)
    .as('of_units')
  const rows = await db()
    .select({
      ...{ _id: grades.id, name: grades.name, slug: grades.slug, subject: subjects.name },
      lessons: sql<number>`coalesce(sum(${ofUnit.count}), 0)::int`,
    })
    .from(grades)
    .leftJoin(subjects, eq(subjects.gradeId, grades.id))
    .leftJoin(literature, bookSubjectJoin)
    .leftJoin(units, unitBookJoin)
    .leftJoin(ofUnit, eq(ofUnit.unitId, units.id))
    .where(eq(grades.isActive, true))
    .groupBy(grades.id, subjects.id)
    .orderBy(asc(grades.order), asc(subjects.position), asc(subjects.id))
  const byGrade = Map.groupBy(rows, ({ _id }) => _id)
  return [...byGrade.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { _id, name, slug } = first
    const counts = own.flatMap(({ subject, lessons: count }) =>
      subject === null ? [] : { name: subject, lessons: count },
    )
    return { _id, name, slug, subjects: counts }
  })
}
