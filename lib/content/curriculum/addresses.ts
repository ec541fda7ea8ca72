import 'server-only'
import { asc, eq, gte, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { BOOK_PAGE_ROWS, UNIT_REVIEW_FROM_LESSONS } from './limits'
import { bookSubjectJoin, lessonUnitJoin, subjectActiveGradeJoin, unitBookJoin } from './queries'
import { grades, lessons, literature, subjects, units } from './tables'

/** Addresses of the active grades, each with the time of its last change. */
export const listGradeAddresses = () =>
  db()
    .select({ razred: grades.slug, updatedAt: grades.updatedAt })
    .from(grades)
    .where(eq(grades.isActive, true))
    .orderBy(asc(grades.order))

/**
 * Number of lessons and last change of each unit. Grouping before the join avoids sorting a hundred
 * thousand lessons.
 */
const lessonStatsByUnit = () =>
  db()
    .select({
      unitId: lessons.unitId,
      rows: sql<number>`count(*)`.as('unit_rows'),
      newest: sql<Date>`max(${lessons.updatedAt})`.as('unit_newest'),
    })
    .from(lessons)
    .groupBy(lessons.unitId)
    .as('of_units')

/** Addresses of the textbooks, each with its number of pages and the time of its last change. */
export function listBookAddresses() {
  const ofUnit = lessonStatsByUnit()
  return db()
    .select({
      razred: grades.slug,
      literatura: literature.slug,
      // A unit without lessons takes up one row.
      pages: sql<number>`greatest(1, ceil(sum(case when ${units.id} is null then 0 else coalesce(${ofUnit.rows}, 1) end) / ${sql.raw(String(BOOK_PAGE_ROWS))}.0))::int`,
      updatedAt: sql<Date>`greatest(${literature.updatedAt}, max(${ofUnit.newest}))`.mapWith(
        literature.updatedAt,
      ),
    })
    .from(literature)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .leftJoin(units, unitBookJoin)
    .leftJoin(ofUnit, eq(ofUnit.unitId, units.id))
    .groupBy(grades.slug, grades.order, literature.id)
    .orderBy(asc(grades.order), asc(literature.slug))
}

/** Addresses of the units with a review, each with the time of the last change of a lesson. */
export function listUnitAddresses() {
  const ofUnit = lessonStatsByUnit()
  return db()
    .select({
      razred: grades.slug,
      literatura: literature.slug,
      cjelina: units.slug,
      updatedAt: sql<Date>`greatest(${units.updatedAt}, ${ofUnit.newest})`.mapWith(units.updatedAt),
    })
    .from(units)
    .innerJoin(ofUnit, eq(ofUnit.unitId, units.id))
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(gte(ofUnit.rows, UNIT_REVIEW_FROM_LESSONS))
    .orderBy(asc(grades.order), asc(units.slug))
}

/** One batch of lesson addresses, each with the time of the lesson's last change. */
export const listLessonAddresses = (from: number, count: number) =>
  db()
    .select({
      razred: grades.slug,
      literatura: literature.slug,
      lekcija: lessons.slug,
      updatedAt: lessons.updatedAt,
    })
    .from(lessons)
    .innerJoin(units, lessonUnitJoin)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .orderBy(asc(lessons.id))
    .offset(from)
    .limit(count)
