import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { BOOK_PAGE_ROWS } from './limits'
import { bookOfSubject, lessonOfUnit, subjectOfActiveGrade, unitOfBook } from './queries'
import { grades, lessons, literature, subjects, units } from './tables'

/** Active grades as addresses with the time of their last change. */
export const listGradeAddresses = () =>
  db()
    .select({ razred: grades.slug, updatedAt: grades.updatedAt })
    .from(grades)
    .where(eq(grades.isActive, true))
    .orderBy(asc(grades.order))

/**
 * What is asked of each unit's lessons: grouped before they are joined, a hundred thousand need no
 * sorting.
 */
const ofUnits = () =>
  db()
    .select({
      unitId: lessons.unitId,
      rows: sql<number>`count(*)`.as('unit_rows'),
      newest: sql<Date>`max(${lessons.updatedAt})`.as('unit_newest'),
    })
    .from(lessons)
    .groupBy(lessons.unitId)
    .as('of_units')

/** Textbooks as addresses with their number of pages and the time of the last change. */
export function listBookAddresses() {
  const ofUnit = ofUnits()
  return db()
    .select({
      razred: grades.slug,
      literatura: literature.slug,
      // A unit without lessons takes a row of its own.
      pages: sql<number>`greatest(1, ceil(sum(case when ${units.id} is null then 0 else coalesce(${ofUnit.rows}, 1) end) / ${sql.raw(String(BOOK_PAGE_ROWS))}.0))::int`,
      updatedAt: sql<Date>`greatest(${literature.updatedAt}, max(${ofUnit.newest}))`.mapWith(
        literature.updatedAt,
      ),
    })
    .from(literature)
    .innerJoin(subjects, bookOfSubject)
    .innerJoin(grades, subjectOfActiveGrade)
    .leftJoin(units, unitOfBook)
    .leftJoin(ofUnit, eq(ofUnit.unitId, units.id))
    .groupBy(grades.slug, grades.order, literature.id)
    .orderBy(asc(grades.order), asc(literature.slug))
}

/** Lessons as addresses with the time of their last change, some of all at a time. */
export const listLessonAddresses = (from: number, count: number) =>
  db()
    .select({
      razred: grades.slug,
      literatura: literature.slug,
      lekcija: lessons.slug,
      updatedAt: lessons.updatedAt,
    })
    .from(lessons)
    .innerJoin(units, lessonOfUnit)
    .innerJoin(literature, unitOfBook)
    .innerJoin(subjects, bookOfSubject)
    .innerJoin(grades, subjectOfActiveGrade)
    .orderBy(asc(lessons.id))
    .offset(from)
    .limit(count)
