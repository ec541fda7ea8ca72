import 'server-only'
import { and, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { invalidField } from '@/lib/platform/http/errors'
import { allLessons } from '../tables'
import { findCircle } from './find-circle'
import { readPrerequisiteGraph } from './queries'

/**
 * Until the transaction ends, nobody else can save prerequisites, which together with those of this
 * transaction might form a circle.
 */
export const lockPrerequisites = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('lesson prerequisites'))`)

/**
 * Checks prerequisites before they are saved, and locks them (`lockPrerequisites`).
 * @param lessonId undefined for a new lesson
 * @throws HttpError 400 for a lesson that does not exist, is named twice, or needs this lesson
 */
export async function assertPrerequisites(
  tx: Transaction,
  prerequisites: string[],
  lessonId: string | undefined,
): Promise<void> {
  if (!prerequisites.length) return
  if (new Set(prerequisites).size < prerequisites.length)
    throw invalidField('prerequisites', 'Ista je lekcija odabrana dvaput.')
  await lockPrerequisites(tx)
  const known = await tx
    .select({ id: allLessons.id, title: allLessons.title })
    .from(allLessons)
    .where(and(oneOf(allLessons.id, prerequisites), isNull(allLessons.binnedAt)))
  const graph = await readPrerequisiteGraph(tx)
  const stored = lessonId ? (graph.get(lessonId) ?? []) : []
  // A prerequisite that is in the bin now stays, and works again once it is restored.
  const isKnown = (id: string) => known.some((one) => one.id === id) || stored.includes(id)
  if (!prerequisites.every(isKnown))
    throw invalidField('prerequisites', 'Jedne od odabranih lekcija više nema.')
  if (!lessonId) return
  const circle = findCircle(graph.set(lessonId, prerequisites), [lessonId])
  if (!circle) return
  const other = known.find(({ id }) => circle.includes(id))
  throw invalidField(
    'prerequisites',
    circle.length === 1
      ? 'Lekcija ne može biti preduvjet sama sebi.'
      : `Lekcija „${other?.title ?? ''}” već traži ovu lekciju, pa joj ne može biti preduvjet.`,
  )
}
