import 'server-only'
import { questions } from '@/lib/content/questions/tables'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import type { SittingRound } from './model'
import { isQuestion, keyOf, type PlannedItem } from './planned-item'
import { isUnchangedSittingSql } from './sitting-conditions'
import { dailySittings } from './tables'
import type { StoredSitting } from './view'

/**
 * The sitting with questions that another device asked, which still followed an earlier choice of
 * the rest: each takes the place of one without an answer. So what was answered there counts, and
 * the sitting gets no longer.
 */
export async function withAnsweredElsewhere(
  stored: StoredSitting,
  results: SittingRound['results'],
): Promise<StoredSitting> {
  const planned = new Set(stored.items.map(keyOf))
  const others = Object.keys(results).filter((key) => !planned.has(key))
  if (!others.length) return stored
  const found = await db()
    .select({ id: questions.id, lessonId: questions.lessonId })
    .from(questions)
    .where(oneOf(questions.id, others))
  const left = found.flatMap(({ id, lessonId }) => (lessonId ? [{ id, lessonId }] : []))
  let isChanged = false
  const items = stored.items.map((item): PlannedItem => {
    const isOpen = isQuestion(item) && results[item.id] === undefined
    const other = isOpen ? left.shift() : undefined
    if (!other || !isQuestion(item)) return item
    isChanged = true
    return { ...item, ...other }
  })
  if (!isChanged) return stored
  const [changed] = await db()
    .update(dailySittings)
    .set({ items })
    .where(isUnchangedSittingSql(stored))
    .returning()
  return changed ?? { ...stored, items }
}
