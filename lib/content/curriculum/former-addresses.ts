import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { idsWithSlugSql } from '@/lib/platform/admin/former-slugs'
import type { FormerLookups } from '@/lib/platform/cache/former-paths'
import { db } from '@/lib/platform/db/client'
import {
  BOOK_MAP_SLUG,
  bookMapPath,
  gradePath,
  lessonPath,
  lessonPreviewPicturePath,
  REHEARSAL_SLUG,
  rehearsalPartOf,
  rehearsalPath,
  textbookPath,
  UNIT_REVIEW_SLUG,
  unitReviewPath,
} from '@/lib/platform/paths'
import { LESSON_TO_ACTIVE_GRADE_JOINS } from './queries'

/** SQL: ids of current and former parents of the rows whose ids the expression `ids` lists. */
const parentIdsSql = (table: string, column: string, ids: string) => sql`
  select ${sql.identifier(column)} from ${sql.identifier(table)}
    where id in (select id from ${sql.identifier(ids)})
  union select parent_id from former_places
    where record_id in (select id from ${sql.identifier(ids)})`

/** Common table expressions with all textbooks and grades that `units` belong to or belonged to. */
export const bookAndGradeCtes = (units: SQL) => sql`
  unit_ids (id) as (${units}),
  book_ids (id) as (${parentIdsSql('units', 'literature_id', 'unit_ids')}),
  ${gradesOf}`

const gradesOf = sql`
  subject_ids (id) as (${parentIdsSql('literature', 'subject_id', 'book_ids')}),
  grade_ids (id) as (${parentIdsSql('subjects', 'grade_id', 'subject_ids')})`

/** SQL condition: a grade among `grade_ids` has or had this slug. */
const wasInGrade = (grade: string) =>
  sql`exists (select 1 from grade_ids where id in ${idsWithSlugSql('grades', grade)})`

/** SQL condition: the same, and a textbook among `book_ids` has or had the slug `book`. */
export const wasInBookSql = (grade: string, book: string) =>
  sql`${wasInGrade(grade)} and exists (
    select 1 from book_ids where id in ${idsWithSlugSql('literature', book)})`

type Place = { gradeSlug: string; literatureSlug: string; slug: string }

async function findCurrentLesson(
  grade: string,
  book: string,
  lesson: string,
): Promise<Place | null> {
  const { rows } = await db().execute<Place>(sql`
    with lesson_ids (id) as ${idsWithSlugSql('all_lessons', lesson)},
    ${bookAndGradeCtes(parentIdsSql('all_lessons', 'unit_id', 'lesson_ids'))}
    select grades.slug as "gradeSlug", literature.slug as "literatureSlug", lessons.slug
    from lessons ${LESSON_TO_ACTIVE_GRADE_JOINS}
    where lessons.id in (select id from lesson_ids) and ${wasInBookSql(grade, book)}`)
  return rows[0] ?? null
}

type BookPlace = { grade: string; book: string }

async function findCurrentBook(grade: string, book: string): Promise<BookPlace | null> {
  const { rows } = await db().execute<BookPlace>(sql`
    with book_ids (id) as ${idsWithSlugSql('literature', book)}, ${gradesOf}
    select grades.slug as grade, literature.slug as book from literature
    join subjects on subjects.id = literature.subject_id
    join grades on grades.id = subjects.grade_id and grades.is_active
    where literature.id in (select id from book_ids) and ${wasInGrade(grade)}`)
  return rows[0] ?? null
}

async function findCurrentUnitReview(
  grade: string,
  book: string,
  unit: string,
): Promise<string | null> {
  const { rows } = await db().execute<Record<'grade' | 'book' | 'unit', string>>(sql`
    with own_ids (id) as ${idsWithSlugSql('units', unit)},
    ${bookAndGradeCtes(sql`select id from own_ids`)}
    select grades.slug as grade, literature.slug as book, units.slug as unit from units
    join literature on literature.id = units.literature_id
    join subjects on subjects.id = literature.subject_id
    join grades on grades.id = subjects.grade_id and grades.is_active
    where units.id in (select id from own_ids) and ${wasInBookSql(grade, book)}`)
  return rows[0] ? unitReviewPath(rows[0].grade, rows[0].book, rows[0].unit) : null
}

async function findCurrentGradePath(grade: string): Promise<string | null> {
  const { rows } = await db().execute<{ slug: string }>(sql`
    select slug from grades where is_active and id in ${idsWithSlugSql('grades', grade)}`)
  return rows[0] ? gradePath(rows[0].slug) : null
}

const lessonBy =
  (pathOf: (place: Place) => string) =>
  async (grade = '', book = '', lesson = '') => {
    const place = await findCurrentLesson(grade, book, lesson)
    return place && pathOf(place)
  }

const bookBy =
  (pathOf: (grade: string, book: string) => string) =>
  async (grade = '', book = '') => {
    const place = await findCurrentBook(grade, book)
    return place && pathOf(place.grade, place.book)
  }

const findCurrentLessonPath = lessonBy(lessonPath)

/** The review of a unit, or a page of a lesson whose slug was that of the reviews once. */
async function findCurrentReviewOrLesson(grade = '', book = '', unit = '') {
  const review = await findCurrentUnitReview(grade, book, unit)
  if (review) return review
  const lesson = await findCurrentLessonPath(grade, book, UNIT_REVIEW_SLUG)
  return lesson && `${lesson}/${unit}`
}

async function findCurrentRehearsal(grade = '', book = '', number = '') {
  const part = rehearsalPartOf(number)
  return part === null ? null : bookBy((...place) => rehearsalPath(...place, part))(grade, book)
}

/** Finds the current address of renamed or moved content; the deepest routes come first. */
export const formerContentLookups: FormerLookups = {
  '/pregledi/lekcija/[razred]/[literatura]/[lekcija]': lessonBy(lessonPreviewPicturePath),
  [`/[razred]/[literatura]/${BOOK_MAP_SLUG}/${REHEARSAL_SLUG}/[dio]`]: findCurrentRehearsal,
  [`/[razred]/[literatura]/${BOOK_MAP_SLUG}`]: bookBy(bookMapPath),
  [`/[razred]/[literatura]/${UNIT_REVIEW_SLUG}/[cjelina]`]: findCurrentReviewOrLesson,
  '/[razred]/[literatura]/[lekcija]': findCurrentLessonPath,
  '/[razred]/[literatura]': bookBy(textbookPath),
  '/[razred]': (grade = '') => findCurrentGradePath(grade),
}
