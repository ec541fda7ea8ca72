import 'server-only'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgSelect, SelectedFields } from 'drizzle-orm/pg-core'
import { db } from '@/lib/platform/db/client'
import { bookSubjectJoin, unitBookJoin } from '../queries'
import { allLessons, grades, literature, subjects, units } from '../tables'

const ofUnit = eq(units.id, allLessons.unitId)
const ofGrade = eq(grades.id, subjects.gradeId)

/** Joins the parents of lessons, including inactive grades. */
export const joinLessonParents = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(units, ofUnit)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, ofGrade)

const selectAllLessons = (selected: SelectedFields) =>
  db().select(selected).from(allLessons).$dynamic()

/**
 * The common part of the editors' lists of lessons. It has drafts and lessons in the bin too; a
 * list leaves out by itself what it doesn't show.
 */
export const LESSON_LIST_QUERY = {
  from: (selected: SelectedFields) => joinLessonParents(selectAllLessons(selected)),
  rows: selectAllLessons,
  id: allLessons.id,
}

/** The order of lessons in the textbooks. */
export const LESSON_ORDER_COLUMNS = [
  grades.order,
  subjects.position,
  literature.position,
  units.position,
  allLessons.position,
]

type Above = { grade?: string | undefined; literature?: string | undefined }

/** SQL condition: lessons of a grade and a textbook, each if given; undefined for all lessons. */
export const isInGradeAndBookSql = ({ grade, literature: book }: Above) =>
  grade || book
    ? hasParentMatchingSql(
        and(grade ? eq(grades.id, grade) : undefined, book ? eq(literature.id, book) : undefined),
      )
    : undefined

/** SQL condition: lessons whose unit, textbook, subject or grade matches `condition`. */
export const hasParentMatchingSql = (condition: SQL | undefined) =>
  sql`${allLessons.unitId} in (select ${units.id} from ${units}
    join ${literature} on ${unitBookJoin}
    join ${subjects} on ${bookSubjectJoin}
    join ${grades} on ${ofGrade} where ${condition})`
