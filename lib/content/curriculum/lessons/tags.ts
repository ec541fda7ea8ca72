import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { CacheTag } from '@/lib/platform/cache/tags'
import type { Transaction } from '@/lib/platform/db/client'
import { invalidField } from '@/lib/platform/http/errors'
import { rewriteSearchTexts } from '../search-text'
import { allLessons, grades, literature, subjects, units } from '../tables'

type Lesson = typeof allLessons.$inferSelect

/**
 * The slugs of a unit's textbook and grade, and the position after the unit's last lesson.
 * @throws HttpError 400 when the unit is gone
 */
export async function slugsAndNextPositionOf(tx: Transaction, unitId: string) {
  const [place] = await tx
    .select({
      book: literature.slug,
      grade: grades.slug,
      next: sql<number>`(select coalesce(max(position), 0)::int + 1 from all_lessons where unit_id = units.id)`,
    })
    .from(units)
    .innerJoin(literature, eq(literature.id, units.literatureId))
    .innerJoin(subjects, eq(subjects.id, literature.subjectId))
    .innerJoin(grades, eq(grades.id, subjects.gradeId))
    .where(eq(units.id, unitId))
  if (!place) throw invalidField('unit', 'Ove cjeline više nema.')
  return place
}

const isShown = (lesson: Lesson | null) =>
  lesson !== null && lesson.isPublished && lesson.binnedAt === null

/**
 * Cache tags to renew after a lesson changed; drafts renew none. Also updates the lesson's search
 * text.
 */
export const updateSearchAndCollectTags =
  (tx: Transaction) =>
  async (before: Lesson | null, after: Lesson | null): Promise<CacheTag[]> => {
    if (after) await rewriteSearchTexts(tx, eq(allLessons.id, after.id))
    const shown = [before, after].filter((one) => one !== null).filter(isShown)
    if (!shown.length) return []
    const isPlaced =
      shown.length === 1 || before?.unitId !== after?.unitId || before?.slug !== after?.slug
    const unitIds = shown.flatMap(({ unitId }) => unitId ?? [])
    const places = await Promise.all(unitIds.map((unitId) => slugsAndNextPositionOf(tx, unitId)))
    return [
      'lists',
      ...(isPlaced
        ? (['addresses', ...places.map(({ grade }) => `grade:${grade}`)] as CacheTag[])
        : []),
      ...places.flatMap(({ book }): CacheTag[] => [`book:${book}`, `order:${book}`]),
      ...shown.flatMap(({ id }): CacheTag[] => [`lesson:${id}`, `title:${id}`]),
    ]
  }
