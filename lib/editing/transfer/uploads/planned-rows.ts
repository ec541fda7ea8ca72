import 'server-only'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { isSame } from '@/lib/platform/admin/is-same'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import { allLessons } from '@/lib/content/curriculum/tables'
import type { Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { UPLOADED } from './kinds'
import { isLibraryKind, UPLOADED_KINDS, type Planned } from './model'
import { storedRows, valuesOf, type Stored } from './stored'
import { uploadRows } from './tables'

/** Rows read at once. */
const PAGE = 200

/** An upload's planned or written records, in the file's order. */
export async function plannedRows(tx: Transaction, uploadId: string): Promise<Planned[]> {
  const found: Planned[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (let last = -1; ;) {
    const page = await tx
      .select({ row: uploadRows.row, planned: uploadRows.planned })
      .from(uploadRows)
      .where(and(eq(uploadRows.uploadId, uploadId), gt(uploadRows.row, last)))
      .orderBy(asc(uploadRows.row))
      .limit(PAGE)
    found.push(...page.map(({ planned }) => planned))
    last = page.at(-1)?.row ?? last
    if (page.length < PAGE) return found
    await yieldToEventLoop()
  }
}

/** The stored rows of planned ids, locked. Lessons are locked first, as when saving a question. */
export async function rowsNow(
  tx: Transaction,
  planned: Planned[],
): Promise<ReadonlyMap<string, Stored>> {
  const found = new Map<string, Stored>()
  const holders = planned.flatMap(({ after }) => (after.lessonId ? [String(after.lessonId)] : []))
  await tx
    .select({ id: allLessons.id })
    .from(allLessons)
    .where(oneOf(allLessons.id, [...new Set(holders)]))
    .orderBy(asc(allLessons.id))
    .for('update')
  for (const kind of UPLOADED_KINDS) {
    const ids = planned.flatMap((one) => (one.kind === kind ? one.id : []))
    for (let start = 0; start < ids.length; start += PAGE) {
      const own = oneOf(UPLOADED[kind].table.id, ids.slice(start, start + PAGE))
      for (const row of await storedRows(tx, kind, own, true)) found.set(row.id, row)
    }
  }
  return found
}

/** Planned records whose stored values differ from the plan's `before` or `after`. */
export async function strayed(
  planned: Planned[],
  stored: ReadonlyMap<string, Stored>,
  side: 'before' | 'after',
): Promise<Planned[]> {
  const found: Planned[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const one of planned) {
    const row = stored.get(one.id)
    if (!isSame(row ? valuesOf(one.kind, row) : null, one[side])) found.push(one)
    await yieldToEventLoop()
  }
  return found
}

/** Number of planned records that pupils see now. */
export async function shownCount(tx: Transaction, planned: Planned[]): Promise<number> {
  const ofLesson = ({ kind, id, after }: Planned) =>
    kind === 'lesson' ? id : String(after.lessonId ?? '')
  const ids = [...new Set(planned.map(ofLesson).filter(Boolean))]
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from lessons where id = any(${sql.param(ids)}::uuid[])`,
  )
  const shown = new Set(rows.map(({ id }) => id))
  const isShown = (one: Planned) =>
    !isLibraryKind(one.kind) &&
    one.after.isPublished !== false &&
    (!ofLesson(one) || shown.has(ofLesson(one)))
  return planned.filter(isShown).length
}
