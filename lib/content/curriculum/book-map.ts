import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { lessonPath } from '@/lib/platform/paths'
import { findTextbook, type Textbook } from './chain-queries'
import { BOOK_MAP_ROWS } from './limits'
import type { LessonOutcomes, LessonSummary, PlacedLesson, Unit } from './model'
import { groupJoinedRows, lessonColumns, lessonUnitJoin, listLessonsById } from './queries'
import { lessons, units } from './tables'

/** A prerequisite from another unit. */
type PrerequisiteLink = {
  title: string
  path: string
  /** Its textbook and grade; null in the same textbook. */
  place: string | null
}

export type LessonOnMap = LessonSummary &
  LessonOutcomes & {
    prerequisites: PrerequisiteLink[]
    /** Skills of lower grades. */
    priorKnowledge: string[]
  }

/** A whole textbook at a glance. */
export type BookMap = Textbook & {
  units: (Omit<Unit, 'lessons'> & { lessons: LessonOnMap[] })[]
  /** True when the textbook has more lessons than its map. */
  isCut: boolean
  /** Ids of prerequisites that the textbook does not have, also of those that are not visible. */
  prerequisitesOutside: string[]
  /** Slugs of the textbooks that these belong to and whose names and addresses the map shows. */
  booksOutside: string[]
}

/** The map of a textbook, or null when grade and textbook don't belong together. */
export async function findBookMap(
  gradeSlug: string,
  literatureSlug: string,
): Promise<BookMap | null> {
  const book = await findTextbook(gradeSlug, literatureSlug)
  if (!book) return null
  const { units: found, isCut } = await listUnitsOfMap(book.literature._id)
  const own = new Set(found.flatMap((unit) => unit.lessons.map(({ _id }) => _id)))
  const needed = new Set(
    found.flatMap((unit) => unit.lessons.flatMap(({ prerequisites }) => prerequisites)),
  )
  const visible = await listLessonsById([...needed])
  const byId = new Map(visible.map((one) => [one._id, one]))
  const books = new Set(visible.map((one) => one.literatureSlug))
  const linksOf = (ids: string[], unitId: string) =>
    ids.flatMap((id) => {
      const lesson = byId.get(id)
      return lesson && lesson.unit._id !== unitId ? [linkOf(lesson, literatureSlug)] : []
    })
  return {
    ...book,
    units: found.map((unit) => ({
      ...unit,
      lessons: unit.lessons.map((lesson) => ({
        ...lesson,
        prerequisites: linksOf(lesson.prerequisites, unit._id),
      })),
    })),
    isCut,
    prerequisitesOutside: [...needed].filter((id) => !own.has(id)),
    booksOutside: [...books].filter((slug) => slug !== literatureSlug),
  }
}

const linkOf = (lesson: PlacedLesson, literatureSlug: string): PrerequisiteLink => ({
  title: lesson.title,
  path: lessonPath(lesson),
  place:
    lesson.literatureSlug === literatureSlug
      ? null
      : `${lesson.literatureName}, ${lesson.gradeName}`,
})

type FoundLesson = Omit<LessonOnMap, 'prerequisites'> & { prerequisites: string[] }
type FoundUnit = Omit<Unit, 'lessons'> & { lessons: FoundLesson[] }

async function listUnitsOfMap(
  literatureId: string,
): Promise<{ units: FoundUnit[]; isCut: boolean }> {
  const rows = await db()
    .select({
      ...{ _id: units.id, slug: units.slug, name: units.name, description: units.description },
      lesson: {
        ...lessonColumns,
        outcomes: lessons.outcomes,
        outcomesVerified: lessons.outcomesVerified,
        prerequisites: lessons.prerequisites,
        priorKnowledge: lessons.priorKnowledge,
      },
    })
    .from(units)
    .leftJoin(lessons, lessonUnitJoin)
    .where(eq(units.literatureId, literatureId))
    .orderBy(asc(units.position), asc(units.id), asc(lessons.position), asc(lessons.id))
    .limit(BOOK_MAP_ROWS + 1)
  const shown = groupJoinedRows(
    rows.slice(0, BOOK_MAP_ROWS),
    ({ lesson: _, ...unit }): FoundUnit => ({ ...unit, lessons: [] }),
    (unit, { lesson }) => {
      if (lesson?._id) unit.lessons.push(lesson)
    },
  )
  return { units: shown, isCut: rows.length > BOOK_MAP_ROWS }
}
