import 'server-only'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import { allLessons } from '@/lib/content/curriculum/tables'
import type { Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { UPLOADED_TABLES } from './kinds'
import { isLibraryKind, UPLOADED_KINDS, type PlannedWrite } from './model'
import { readStoredRows, importedValuesOf, type StoredRow } from './stored'
import { uploadRows } from './tables'

/** Rows read at once. */
const PAGE = 200

/** An upload's planned or written records, in the file's order. */
export async function listPlannedWrites(
  tx: Transaction,
  uploadId: string,
): Promise<PlannedWrite[]> {
  const found: PlannedWrite[] = []
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
export async function lockStoredRows(
  tx: Transaction,
  planned: PlannedWrite[],
): Promise<ReadonlyMap<string, StoredRow>> {
  const found = new Map<string, StoredRow>()
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
      const own = oneOf(UPLOADED_TABLES[kind].table.id, ids.slice(start, start + PAGE))
      for (const row of await readStoredRows(tx, kind, own, true)) found.set(row.id, row)
    }
  }
  return found
}

/** Planned records whose stored values differ from the plan's `before` or `after`. */
export async function findDiverged(
  planned: PlannedWrite[],
  stored: ReadonlyMap<string, StoredRow>,
  side: 'before' | 'after',
): Promise<PlannedWrite[]> {
  const found: PlannedWrite[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const one of planned) {
    const row = stored.get(one.id)
    if (!isDeepEqual(row ? importedValuesOf(one.kind, row) : null, one[side])) found.push(one)
    await yieldToEventLoop()
  }
  return found
}

/** Number of planned records that pupils see now. */
export async function countShownToPupils(
  tx: Transaction,
  planned: PlannedWrite[],
): Promise<number> {
  const ofLesson = ({ kind, id, after }: PlannedWrite) =>
    kind === 'lesson' ? id : String(after.lessonId ?? '')
  const ids = [...new Set(planned.map(ofLesson).filter(Boolean))]
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from lessons where id = any(${sql.param(ids)}::uuid[])`,
  )
  const shown = new Set(rows.map(({ id }) => id))
  const isShown = (one: PlannedWrite) =>
    !isLibraryKind(one.kind) &&
    one.after.isPublished !== false &&
    (!ofLesson(one) || shown.has(ofLesson(one)))
  return planned.filter(isShown).length
}
