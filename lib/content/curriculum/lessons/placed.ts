import 'server-only'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgSelect, SelectedFields } from 'drizzle-orm/pg-core'
import { db } from '@/lib/platform/db/client'
import { bookOfSubject, unitOfBook } from '../queries'
import { allLessons, grades, literature, subjects, units } from '../tables'

const ofUnit = eq(units.id, allLessons.unitId)
const ofGrade = eq(grades.id, subjects.gradeId)

/** Joins the parents of lessons, including inactive grades. */
export const placed = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(units, ofUnit)
    .innerJoin(literature, unitOfBook)
    .innerJoin(subjects, bookOfSubject)
    .innerJoin(grades, ofGrade)

const unplaced = (selected: SelectedFields) => db().select(selected).from(allLessons).$dynamic()

/** The common part of all queries that list lessons. */
export const LESSON_LIST = {
  from: (selected: SelectedFields) => placed(unplaced(selected)),
  rows: unplaced,
  id: allLessons.id,
}

/** The order of lessons in the textbooks. */
export const BY_PLACE = [
  grades.order,
  subjects.position,
  literature.position,
  units.position,
  allLessons.position,
]

type Above = { grade?: string | undefined; literature?: string | undefined }

/** Condition: lessons of a grade and of a textbook; undefined for all lessons. */
export const belongsTo = ({ grade, literature: book }: Above) =>
  grade || book
    ? isBelow(
        and(grade ? eq(grades.id, grade) : undefined, book ? eq(literature.id, book) : undefined),
      )
    : undefined

/** Condition: lessons whose unit, textbook, subject or grade matches `condition`. */
export const isBelow = (condition: SQL | undefined) =>
  sql`${allLessons.unitId} in (select ${units.id} from ${units}
    join ${literature} on ${unitOfBook}
    join ${subjects} on ${bookOfSubject}
    join ${grades} on ${ofGrade} where ${condition})`
