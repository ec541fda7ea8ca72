import 'server-only'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { listQuery } from '@/lib/admin/list-query'
import { allLessons, grades, literature, subjects, units } from '@/lib/content/tables'
import { db } from '@/lib/db/client'
import { folded } from '@/lib/db/columns'
import type { Received } from '@/lib/http/contract'
import type { listPlacesContract } from './contract'

/** Lessons to choose from, drafts too, in the order of the textbooks. */
export const listPlaces = ({ query }: Received<typeof listPlacesContract>) =>
  listQuery(
    {
      from: (selected) =>
        db()
          .select(selected)
          .from(allLessons)
          .innerJoin(units, eq(units.id, allLessons.unitId))
          .innerJoin(literature, eq(literature.id, units.literatureId))
          .innerJoin(subjects, eq(subjects.id, literature.subjectId))
          .innerJoin(grades, eq(grades.id, subjects.gradeId))
          .$dynamic(),
      columns: {
        _id: allLessons.id,
        name: allLessons.title,
        place: sql<string>`${grades.name} || ', ' || ${literature.name}`,
      },
      id: allLessons.id,
      search: [allLessons.searchTitle, folded(literature.name), folded(grades.name)],
      sorts: {
        place: [
          grades.order,
          subjects.position,
          literature.position,
          units.position,
          allLessons.position,
        ],
      },
      where: [
        isNull(allLessons.binnedAt),
        query.book ? eq(literature.id, query.book) : undefined,
        query.lesson ? eq(allLessons.id, query.lesson) : undefined,
      ],
    },
    query,
  )

const lessonsWhere = (condition: SQL | undefined) =>
  sql`(select ${allLessons.id} from ${allLessons}
    join ${units} on ${units.id} = ${allLessons.unitId}
    join ${literature} on ${literature.id} = ${units.literatureId}
    join ${subjects} on ${subjects.id} = ${literature.subjectId}
    join ${grades} on ${grades.id} = ${subjects.gradeId} where ${condition})`

/** The lessons of a grade and of a textbook; undefined for all. */
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
