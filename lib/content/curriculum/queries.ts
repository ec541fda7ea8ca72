import 'server-only'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { db, prepared } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { HttpError } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { CONTENT_MESSAGES } from './contract'
import { isFreeLessonSql } from './free-lessons'
import type { Grade, PlacedLesson, Subject } from './model'
import { grades, lessons, literature, subjects, units } from './tables'

const gradeColumns = {
  _id: grades.id,
  name: grades.name,
  slug: grades.slug,
  order: grades.order,
  isActive: grades.isActive,
}

const count = (from: string, owner: string) =>
  sql<number>`(select count(*)::int from ${sql.raw(from)} where ${sql.raw(from)}.lesson_id = ${sql.raw(owner)}.id)`

export const lessonColumns = {
  _id: lessons.id,
  slug: lessons.slug,
  title: lessons.title,
  summary: lessons.summary,
  questionCount: count('questions', 'lessons'),
  cardCount: count('cards', 'lessons'),
  isFree: isFreeLessonSql(lessons.id),
}

/**
 * Join conditions from each level of the content tree to its parent. Inactive grades are left out,
 * so their content is visible nowhere.
 */
export const lessonUnitJoin = eq(units.id, lessons.unitId)
export const unitBookJoin = eq(literature.id, units.literatureId)
export const bookSubjectJoin = eq(subjects.id, literature.subjectId)
export const subjectActiveGradeJoin = and(
  eq(grades.id, subjects.gradeId),
  eq(grades.isActive, true),
)

/** The same joins as raw SQL: from `lessons` up to `subjects`, and to active `grades`. */
export const LESSON_TO_SUBJECT_JOINS = sql`
  join units on units.id = lessons.unit_id
  join literature on literature.id = units.literature_id
  join subjects on subjects.id = literature.subject_id`
export const LESSON_TO_ACTIVE_GRADE_JOINS = sql`${LESSON_TO_SUBJECT_JOINS}
  join grades on grades.id = subjects.grade_id and grades.is_active`

/** SQL condition: the lesson, given by a column of an outer query, is visible. */
export const isShownLessonSql = (lessonId: AnyPgColumn | SQL) =>
  sql`exists (select 1 from lessons ${LESSON_TO_ACTIVE_GRADE_JOINS} where lessons.id = ${lessonId})`

/** Active grades, in order. */
export function listGrades(): Promise<Grade[]> {
  return db()
    .select(gradeColumns)
    .from(grades)
    .where(eq(grades.isActive, true))
    .orderBy(asc(grades.order))
}

const activeGrade = (key: 'id' | 'slug') =>
  prepared(['value'], (database, { value }) =>
    database
      .select(gradeColumns)
      .from(grades)
      .where(and(eq(grades[key], value), eq(grades.isActive, true))),
  )
const activeGradeBy = { id: activeGrade('id'), slug: activeGrade('slug') }

export async function findGrade(by: { id: string } | { slug: string }): Promise<Grade | null> {
  const [grade] =
    'id' in by
      ? await activeGradeBy.id({ value: by.id })
      : await activeGradeBy.slug({ value: by.slug })
  return grade ?? null
}

/** The subjects of a grade with their textbooks, in order. */
export async function listGradeSubjects(gradeId: string): Promise<Subject[]> {
  const rows = await db()
    .select({
      _id: subjects.id,
      slug: subjects.slug,
      name: subjects.name,
      area: subjects.area,
      book: {
        _id: literature.id,
        slug: literature.slug,
        name: literature.name,
        description: literature.description,
        lessonCount: sql<number>`(select count(*)::int from lessons join units on units.id = lessons.unit_id where units.literature_id = literature.id)`,
      },
    })
    .from(subjects)
    .leftJoin(literature, bookSubjectJoin)
    .where(eq(subjects.gradeId, gradeId))
    .orderBy(asc(subjects.position), asc(subjects.id), asc(literature.position))
  return groupJoinedRows(
    rows,
    ({ book: _, ...subject }): Subject => ({ ...subject, literature: [] }),
    (subject, row) => {
      if (row.book) subject.literature.push(row.book)
    },
  )
}

/** Groups the rows of a one-to-many join; the rows must be sorted by the "one" side. */
export function groupJoinedRows<Row extends { _id: string }, One extends { _id: string }>(
  rows: Row[],
  start: (row: Row) => One,
  add: (one: One, row: Row) => void,
): One[] {
  const groups: One[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const group = last?._id === row._id ? last : start(row)
    if (group !== last) groups.push(group)
    add(group, row)
  }
  return groups
}

/** True for a visible textbook. */
export async function isLiteratureVisible(id: string): Promise<boolean> {
  const found = await db()
    .select({ id: literature.id })
    .from(literature)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(eq(literature.id, id))
  return found.length > 0
}

const shownLessons = prepared(['id'], (database, { id }) =>
  database
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(units, lessonUnitJoin)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(eq(lessons.id, id)),
)

/** True for a visible lesson. */
export const isLessonVisible = async (id: string): Promise<boolean> =>
  isId(id) && (await shownLessons({ id })).length > 0

/** @throws HttpError 404 unless the lesson is visible */
export async function assertLessonVisible(id: string): Promise<void> {
  if (!(await isLessonVisible(id))) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
}

/** Lessons with all their parents; add a condition to narrow the query. */
export const selectPlacedLessons = () =>
  db()
    .select({
      ...lessonColumns,
      unit: { _id: units.id, name: units.name, slug: units.slug },
      subject: { name: subjects.name, area: subjects.area },
      literatureName: literature.name,
      literatureSlug: literature.slug,
      gradeName: grades.name,
      gradeSlug: grades.slug,
    })
    .from(lessons)
    .innerJoin(units, lessonUnitJoin)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .$dynamic()

const lessonsById = prepared(['ids'], (_, { ids }) =>
  selectPlacedLessons().where(oneOf(lessons.id, ids)),
)

/** Lessons by id, in the order of the ids; unknown ids are skipped. */
export async function listLessonsById(ids: string[]): Promise<PlacedLesson[]> {
  if (!ids.length) return []
  const rows = await lessonsById({ ids })
  const byId = new Map(rows.map((row) => [row._id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/** A unit of an active grade with the slugs of its address. */
export async function findPlacedUnit(id: string) {
  const [unit] = await db()
    .select({
      name: units.name,
      slug: units.slug,
      literatureSlug: literature.slug,
      gradeSlug: grades.slug,
    })
    .from(units)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(eq(units.id, id))
  return unit ?? null
}

/** A textbook of an active grade with the slugs of its address. */
export async function findPlacedBook(id: string) {
  const [book] = await db()
    .select({ slug: literature.slug, gradeSlug: grades.slug })
    .from(literature)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(eq(literature.id, id))
  return book ?? null
}
