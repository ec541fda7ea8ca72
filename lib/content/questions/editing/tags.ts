import 'server-only'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { lessonUnitJoin, unitBookJoin } from '@/lib/content/curriculum/queries'
import { lessons, literature, units } from '@/lib/content/curriculum/tables'
import type { Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import type { allQuestions } from '../tables'

type Row = typeof allQuestions.$inferSelect

/** Cache tags to renew after a question of a lesson changed. */
export const collectCacheTags =
  (tx: Transaction) =>
  async (before: Row | null, after: Row | null): Promise<CacheTag[]> => {
    const own = [before, after].filter((row) => row !== null)
    const isResized = before?.isShown !== after?.isShown || before?.lessonId !== after?.lessonId
    const lessonIds = [...new Set(own.flatMap(({ lessonId }) => lessonId ?? []))]
    return [
      'lists',
      ...own.map(({ id }) => `question:${id}` as const),
      ...lessonIds.map((id) => `lesson:${id}` as const),
      ...(isResized ? await tagsOfCounts(tx, lessonIds) : []),
    ]
  }

/** Tags of what shows the lessons' numbers of questions: links, cards and pages of textbooks. */
async function tagsOfCounts(tx: Transaction, lessonIds: string[]): Promise<CacheTag[]> {
  const books = await tx
    .selectDistinct({ slug: literature.slug })
    .from(lessons)
    .innerJoin(units, lessonUnitJoin)
    .innerJoin(literature, unitBookJoin)
    .where(oneOf(lessons.id, lessonIds))
  return [
    'site',
    ...lessonIds.map((id) => `title:${id}` as const),
    ...books.map(({ slug }) => `book:${slug}` as const),
  ]
}
