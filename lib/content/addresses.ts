import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
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

/** Pages of a textbook, of its units joined with their lessons. */
const bookPages = sql<number>`greatest(1, ceil(count(${units.id}) / ${sql.raw(String(BOOK_PAGE_ROWS))}.0))::int`

const newest = sql<Date>`greatest(${literature.updatedAt}, max(${lessons.updatedAt}))`

/** Textbooks as addresses with their number of pages and the time of the last change of what they hold. */
export const listBookAddresses = () =>
  db()
    .select({
      razred: grades.slug,
      literatura: literature.slug,
      updatedAt: newest.mapWith(literature.updatedAt),
      pages: bookPages,
    })
    .from(literature)
    .innerJoin(subjects, bookOfSubject)
    .innerJoin(grades, subjectOfActiveGrade)
    .leftJoin(units, unitOfBook)
    .leftJoin(lessons, lessonOfUnit)
    .groupBy(grades.slug, grades.order, literature.id)
    .orderBy(asc(grades.order), asc(literature.slug))

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

/** Every textbook by its address, with its number of pages and the slugs of its lessons as one text. */
export const listLessonSlugs = () =>
  db()
    .select({
      gradeSlug: grades.slug,
      slug: literature.slug,
      pages: bookPages,
      lessonSlugs: sql<string>`coalesce(string_agg(${lessons.slug}, ' '), '')`,
    })
    .from(literature)
    .innerJoin(subjects, bookOfSubject)
    .innerJoin(grades, subjectOfActiveGrade)
    .leftJoin(units, unitOfBook)
    .leftJoin(lessons, lessonOfUnit)
    .groupBy(grades.slug, literature.slug)
