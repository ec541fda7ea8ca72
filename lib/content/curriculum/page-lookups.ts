import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { PageLookups } from '@/lib/platform/cache/unknown-paths'
import { prepared } from '@/lib/platform/db/client'
import {
  BOOK_MAP_SLUG,
  REHEARSAL_SLUG,
  rehearsalPartOf,
  UNIT_REVIEW_SLUG,
} from '@/lib/platform/paths'
import { BOOK_PAGE_ROWS } from './limits'
import { bookSubjectJoin, lessonUnitJoin, subjectActiveGradeJoin, unitBookJoin } from './queries'
import { grades, lessons, literature, subjects, units } from './tables'

const gradeBySlug = prepared(['grade'], (database, { grade }) =>
  database
    .select({ id: grades.id })
    .from(grades)
    .where(and(eq(grades.slug, grade), eq(grades.isActive, true))),
)

const bookBySlug = prepared(['grade', 'book'], (database, { grade, book }) =>
  database
    .select({ id: literature.id })
    .from(literature)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(and(eq(literature.slug, book), eq(grades.slug, grade))),
)

const lessonBySlug = prepared(['grade', 'book', 'lesson'], (database, { grade, book, lesson }) =>
  database
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(units, lessonUnitJoin)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(and(eq(lessons.slug, lesson), eq(literature.slug, book), eq(grades.slug, grade))),
)

const unitBySlug = prepared(['grade', 'book', 'unit'], (database, { grade, book, unit }) =>
  database
    .select({ id: units.id })
    .from(units)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(and(eq(units.slug, unit), eq(literature.slug, book), eq(grades.slug, grade))),
)

/** Number of rows of a textbook; a unit without lessons takes up one row. */
const bookRows = prepared(['grade', 'book'], (database, { grade, book }) =>
  database
    .select({ rows: sql<number>`count(*)::int` })
    .from(units)
    .leftJoin(lessons, lessonUnitJoin)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(and(eq(literature.slug, book), eq(grades.slug, grade))),
)

/** True for page 2 and higher of a textbook; the first page has the textbook's own address. */
async function isFurtherPage(grade: string, book: string, number: string): Promise<boolean> {
  if (!/^[1-9]\d{0,5}$/.test(number) || number === '1') return false
  const [found] = await bookRows({ grade, book })
  return Number(number) <= Math.ceil((found?.rows ?? 0) / BOOK_PAGE_ROWS)
}

const isLesson = async (grade = '', book = '', lesson = '') =>
  (await lessonBySlug({ grade, book, lesson })).length > 0

export const contentPageExistenceChecks: PageLookups = {
  '/[razred]': async (grade = '') => (await gradeBySlug({ grade })).length > 0,
  '/[razred]/[literatura]': async (grade = '', book = '') =>
    (await bookBySlug({ grade, book })).length > 0,
  [`/[razred]/[literatura]/${BOOK_MAP_SLUG}/${REHEARSAL_SLUG}/[dio]`]: async (
    grade = '',
    book = '',
    part = '',
  ) => rehearsalPartOf(part) !== null && (await bookBySlug({ grade, book })).length > 0,
  '/[razred]/[literatura]/-/stranica/[broj]': (grade = '', book = '', number = '') =>
    isFurtherPage(grade, book, number),
  [`/[razred]/[literatura]/${UNIT_REVIEW_SLUG}/[cjelina]`]: async (
    grade = '',
    book = '',
    unit = '',
  ) => (await unitBySlug({ grade, book, unit })).length > 0,
  '/[razred]/[literatura]/[lekcija]': isLesson,
  '/pregledi/lekcija/[razred]/[literatura]/[lekcija]': isLesson,
}
