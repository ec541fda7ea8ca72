import 'server-only'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import {
  isInGradeAndBookSql,
  LESSON_ORDER_COLUMNS,
  hasParentMatchingSql,
  LESSON_LIST_QUERY,
} from '@/lib/content/curriculum/lessons/list-query'
import { allLessons, grades, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { foldedSql } from '@/lib/platform/db/columns'
import type { HandlerInput } from '@/lib/platform/http/contract'
import type { listLessonsToChooseContract } from './list-contract'

/** Lessons to choose from, including drafts, in the order of the textbooks. */
export const listLessonsToChoose = ({ query }: HandlerInput<typeof listLessonsToChooseContract>) =>
  readListPage(
    {
      ...LESSON_LIST_QUERY,
      columns: {
        _id: allLessons.id,
        name: allLessons.title,
        place: sql<string>`${grades.name} || ', ' || ${literature.name}`,
      },
      search: [
        allLessons.searchTitle,
        (pattern) =>
          hasParentMatchingSql(
            sql`${foldedSql(sql`${literature.name} || ' ' || ${grades.name}`)} like ${pattern}`,
          ),
      ],
      sorts: { place: LESSON_ORDER_COLUMNS },
      where: [
        isNull(allLessons.binnedAt),
        isInGradeAndBookSql({ literature: query.book }),
        query.lesson ? eq(allLessons.id, query.lesson) : undefined,
      ],
    },
    query,
  )

/** The grade of a lesson's pupils, 1 to 8; undefined without a lesson. */
export async function gradeOfLesson(lessonId: string | undefined): Promise<number | undefined> {
  if (!lessonId) return undefined
  const [found] = await db()
    .select({ grade: grades.order })
    .from(allLessons)
    .innerJoin(units, eq(units.id, allLessons.unitId))
    .innerJoin(literature, eq(literature.id, units.literatureId))
    .innerJoin(subjects, eq(subjects.id, literature.subjectId))
    .innerJoin(grades, eq(grades.id, subjects.gradeId))
    .where(eq(allLessons.id, lessonId))
  return found?.grade
}

/** SQL condition: the lesson is not in the bin, or the question has no lesson. */
export const isLessonNotBinnedSql = (lessonId: AnyPgColumn) =>
  sql`(${lessonId} in (select bin.id from all_lessons bin where bin.binned_at is not null)) is not true`

const lessonsWhere = (condition: SQL | undefined) =>
  sql`(select ${allLessons.id} from ${allLessons}
    join ${units} on ${units.id} = ${allLessons.unitId}
    join ${literature} on ${literature.id} = ${units.literatureId}
    join ${subjects} on ${subjects.id} = ${literature.subjectId}
    join ${grades} on ${grades.id} = ${subjects.gradeId} where ${condition})`

/** Subquery with the ids of a grade's and a textbook's lessons; undefined for all lessons. */
export function lessonIdsSubquery({
  grade,
  book,
}: {
  grade?: string | undefined
  book?: string | undefined
}) {
  if (!grade && !book) return undefined
  return lessonsWhere(
    and(grade ? eq(grades.name, grade) : undefined, book ? eq(literature.id, book) : undefined),
  )
}
