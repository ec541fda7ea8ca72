import 'server-only'
import { eq, isNotNull, and, sql } from 'drizzle-orm'
import { db, type Transaction } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { applySteps } from './apply'
import type { PlannedWrite, WriteStep, UndoResult } from './model'
import { listPlannedWrites, lockStoredRows, findDiverged } from './planned-rows'
import { withProgress } from './progress'
import type { StoredRow } from './stored'
import { uploads } from './tables'
import { lockUploads } from './write'

/** Most names of kept records in the response. */
const NAMED = 100

/**
 * Undoes an import by any admin: new records go into the bin, and records changed since stay as
 * they are. A repeated request changes nothing.
 */
export const undoUpload = (adminId: string, id: string): Promise<UndoResult> =>
  withProgress(id, (progress) =>
    db().transaction(async (tx) => {
      await lockUploads(tx)
      const [upload] = await tx
        .select({ undone: uploads.undone })
        .from(uploads)
        .where(and(eq(uploads.id, id), isNotNull(uploads.writtenAt)))
      if (!upload) throw new HttpError(404, 'Ovog uvoza više nema ili još nije napravljen.')
      if (upload.undone) return upload.undone
      const planned = await listPlannedWrites(tx, id)
      const stored = await lockStoredRows(tx, planned)
      const touched = await findDiverged(planned, stored, 'after')
      const { back, left } = sortedOut(planned, touched, stored)
      if (!back.length) {
        throw new HttpError(409, 'Sve je nakon uvoza promijenjeno pa se ništa ne može poništiti.')
      }
      const { kept, steps } = await withoutHolders(tx, back)
      await applySteps(tx, steps, { adminId, stored, progress })
      const undone: UndoResult = {
        undone: back.length - kept.length,
        left: left.slice(0, NAMED).map(({ name }) => name),
        notes: kept.length
          ? [
              `Ostaju prazni dok je u njima nešto u košu: ${kept.map((one) => one.name).join(', ')}.`,
            ]
          : [],
      }
      await tx.update(uploads).set({ undone }).where(eq(uploads.id, id))
      return undone
    }),
  )

/** Splits records into those to revert and those to keep. A new lesson is handled as a whole. */
function sortedOut(
  planned: PlannedWrite[],
  changed: PlannedWrite[],
  stored: ReadonlyMap<string, StoredRow>,
) {
  const touched = new Set(changed.map(({ id }) => id))
  const isNewLesson = ({ kind, before }: PlannedWrite) => kind === 'lesson' && isBlank(before)
  const made = new Set(planned.filter(isNewLesson).map(({ id }) => id))
  const lessonOf = ({ id, after }: PlannedWrite) => (made.has(id) ? id : String(after.lessonId))
  const staying = new Set(
    planned
      .filter(({ id }) => touched.has(id))
      .map(lessonOf)
      .filter((id) => made.has(id)),
  )
  const isLeft = (one: PlannedWrite) => touched.has(one.id) || staying.has(lessonOf(one))
  const isInBin = ({ id }: PlannedWrite) => !stored.has(id) || Boolean(stored.get(id)?.binnedAt)
  return {
    // A new lesson takes its parts along.
    back: planned.filter((one) => !isLeft(one) && (made.has(one.id) || !made.has(lessonOf(one)))),
    // New records that someone has deleted since are gone already.
    left: planned.filter((one) => isLeft(one) && !(isInBin(one) && isBlank(one.before))),
  }
}

/** True when pupils saw nothing before: the record was missing or in the bin. */
const isBlank = (before: PlannedWrite['before']): boolean => !before || Boolean(before.binnedAt)

/** New units and textbooks stay while they contain anything, even in the bin. */
async function withoutHolders(tx: Transaction, back: PlannedWrite[]) {
  const made = (kind: PlannedWrite['kind']) =>
    back.filter((one) => one.kind === kind && !one.before).map(({ id }) => id)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from units where id = any(${sql.param(made('unit'))}::uuid[])
      and exists (select from all_lessons where unit_id = units.id)
    union all
    select id from literature where id = any(${sql.param(made('literature'))}::uuid[])
      and exists (select from units where literature_id = literature.id
        and (units.id <> all(${sql.param(made('unit'))}::uuid[])
          or exists (select from all_lessons where unit_id = units.id)))`)
  const full = new Set(rows.map(({ id }) => id))
  const steps = back
    .filter(({ id }) => !full.has(id))
    .map(({ kind, id, before }): WriteStep => ({ kind, id, values: before }))
  return { kept: back.filter(({ id }) => full.has(id)), steps }
}
