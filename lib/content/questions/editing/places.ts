import 'server-only'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { listQuery } from '@/lib/platform/admin/list-query'
import { belongsTo, BY_PLACE, isBelow, LESSON_LIST } from '@/lib/content/curriculum/lessons/placed'
import { allLessons, grades, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { folded } from '@/lib/platform/db/columns'
import type { Received } from '@/lib/platform/http/contract'
import type { listPlacesContract } from './contract'

/** Lessons to choose from, including drafts, in the order of the textbooks. */
export const listPlaces = ({ query }: Received<typeof listPlacesContract>) =>
  listQuery(
    {
      ...LESSON_LIST,
      columns: {
        _id: allLessons.id,
        name: allLessons.title,
        place: sql<string>`${grades.name} || ', ' || ${literature.name}`,
      },
      search: [
        allLessons.searchTitle,
        (pattern) =>
          isBelow(sql`${folded(sql`${literature.name} || ' ' || ${grades.name}`)} like ${pattern}`),
      ],
      sorts: { place: BY_PLACE },
      where: [
        isNull(allLessons.binnedAt),
        belongsTo({ literature: query.book }),
        query.lesson ? eq(allLessons.id, query.lesson) : undefined,
      ],
    },
    query,
  )

/** SQL condition: the lesson is not in the bin, or the question has no lesson. */
export const isOutOfBin = (lessonId: AnyPgColumn) =>
  sql`(${lessonId} in (select bin.id from all_lessons bin where bin.binned_at is not null)) is not true`

const lessonsWhere = (condition: SQL | undefined) =>
  sql`(select ${allLessons.id} from ${allLessons}
    join ${units} on ${units.id} = ${allLessons.unitId}
    join ${literature} on ${literature.id} = ${units.literatureId}
    join ${subjects} on ${subjects.id} = ${literature.subjectId}
    join ${grades} on ${grades.id} = ${subjects.gradeId} where ${condition})`

/** Condition: the lessons of a grade and of a textbook; undefined for all lessons. */
export function lessonsOf({
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
