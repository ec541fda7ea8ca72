import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { libraryMediaIn } from '@/lib/content/media/render-texts'
import { db } from '@/lib/platform/db/client'
import { renderScriptCallouts } from '@/lib/platform/markdown/render'
import { findTextbook, type Textbook } from './chain-queries'
import { BOOK_MAP_ROWS } from './limits'
import type { LessonSummary } from './model'
import { lessonColumns } from './queries'
import { lessons, units } from './tables'

/** A lesson with what to remember of it. */
type ReviewedLesson = LessonSummary & {
  keywords: string[]
  /** The callouts of its script, as HTML. */
  callouts: string[]
}

/** What to remember of a unit, lesson by lesson. */
export type UnitReview = Textbook & {
  unit: { _id: string; slug: string; name: string; description: string }
  lessons: ReviewedLesson[]
}

/** The review of a unit, or null when grade, textbook and unit don't belong together. */
export async function findUnitReview(
  gradeSlug: string,
  literatureSlug: string,
  unitSlug: string,
): Promise<UnitReview | null> {
  const book = await findTextbook(gradeSlug, literatureSlug)
  if (!book) return null
  const [unit] = await db()
    .select({
      _id: units.id,
      slug: units.slug,
      name: units.name,
      description: units.description,
    })
    .from(units)
    .where(and(eq(units.slug, unitSlug), eq(units.literatureId, book.literature._id)))
  return unit ? { ...book, unit, lessons: await listReviewedLessons(unit._id) } : null
}

async function listReviewedLessons(unitId: string): Promise<ReviewedLesson[]> {
  const rows = await db()
    .select({ ...lessonColumns, keywords: lessons.keywords, script: lessons.script })
    .from(lessons)
    .where(eq(lessons.unitId, unitId))
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(BOOK_MAP_ROWS)
  const library = await libraryMediaIn(rows.map(({ script }) => script))
  return rows.map(({ script, ...lesson }) => ({
    ...lesson,
    callouts: renderScriptCallouts(script, library),
  }))
}
