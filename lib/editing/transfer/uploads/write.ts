import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { lockPrerequisites } from '@/lib/content/curriculum/prerequisites/check'
import { findCircle } from '@/lib/content/curriculum/prerequisites/find-circle'
import { readPrerequisiteGraph } from '@/lib/content/curriculum/prerequisites/queries'
import { directConnectionString, db, type Transaction } from '@/lib/platform/db/client'
import { primaryAddress } from '@/lib/platform/db/primary'
import { violatedUniqueIndex, violatedForeignKey } from '@/lib/platform/db/errors'
import { oneOf } from '@/lib/platform/db/one-of'
import { HttpError } from '@/lib/platform/http/errors'
import { analyzeAfterImport } from '../statistics'
import { applySteps } from './apply'
import { UPLOAD_LIMITS, type PlannedWrite, type WrittenCounts } from './model'
import { listPlannedWrites, lockStoredRows, countShownToPupils, findDiverged } from './planned-rows'
import { withProgress } from './progress'
import { storeStagedMedia } from './media-files'
import { uploadFiles, uploadRows, uploads } from './tables'

const GONE = `Provjera vrijedi ${UPLOAD_LIMITS.keptMinutes} minuta. Odaberi datoteku ponovno.`

type Wish = { adminId: string; id: string; asDrafts: boolean }

/** Writes a checked file's plan, all or nothing. A repeated request changes nothing. */
export const writeUpload = ({ adminId, id, asDrafts }: Wish): Promise<WrittenCounts> =>
  withProgress(id, async (progress) => {
    await storeStagedMedia(adminId, id)
    const result = await db().transaction(async (tx) => {
      await lockUploads(tx)
      const [upload] = await tx
        .select()
        .from(uploads)
        .where(and(eq(uploads.id, id), eq(uploads.adminId, adminId)))
      if (!upload) throw new HttpError(404, GONE)
      const { counts, createdAt, writtenAt, shown, isWhole } = upload
      const written = (counts.new ?? 0) + (counts.changed ?? 0)
      if (writtenAt) return { written, shown: shown ?? 0 }
      if (Date.now() - createdAt.getTime() > UPLOAD_LIMITS.keptMinutes * 60_000)
        throw new HttpError(409, GONE)
      if (!written) throw new HttpError(409, 'U datoteci nema ničega novog.')
      if (isWhole && counts.refused)
        throw new HttpError(
          409,
          'Udžbenik se uvozi cijeli. Ispravi označeno pa ga pošalji ponovno.',
        )
      await tx
        .delete(uploadRows)
        .where(and(eq(uploadRows.uploadId, id), oneOf(uploadRows.status, ['unchanged'])))
      if (asDrafts) await makeDrafts(tx, id)
      const planned = await listPlannedWrites(tx, id)
      // Before any row is locked, as when an editor saves.
      await lockPrerequisites(tx)
      const stored = await lockStoredRows(tx, planned)
      const [changed] = await findDiverged(planned, stored, 'before')
      if (changed) throw overtaken(changed)
      const steps = planned.map(({ after, ...one }) => ({ ...one, values: after }))
      await applySteps(tx, steps, { adminId, stored, progress })
      await assertNoCircle(tx, planned)
      const seen = await countShownToPupils(tx, planned)
      await tx
        .update(uploads)
        .set({ shown: seen, writtenAt: sql`now()` })
        .where(eq(uploads.id, id))
      await tx.delete(uploadFiles).where(eq(uploadFiles.uploadId, id))
      return { written, shown: seen }
    })
    await analyzeAfterImport(await primaryAddress(directConnectionString()), result.written)
    return result
  }).catch((error: unknown) => {
    if (violatedUniqueIndex(error) ?? violatedForeignKey(error)) throw overtaken()
    throw error
  })

/** Imports and undos wait for each other, so that each sees the other's result. */
export const lockUploads = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('uploads'))`)

const overtaken = (one?: PlannedWrite) =>
  new HttpError(
    409,
    `Netko je u međuvremenu promijenio ${one ? `„${one.name}”` : 'nešto od toga'}. Provjeri datoteku ponovno.`,
  )

/** Lessons of another file, written since the check, may need these. */
async function assertNoCircle(tx: Transaction, planned: PlannedWrite[]): Promise<void> {
  const lessons = planned.filter(({ kind }) => kind === 'lesson')
  if (!lessons.length) return
  const circle = findCircle(
    await readPrerequisiteGraph(tx),
    lessons.map(({ id }) => id),
  )
  if (circle) throw overtaken(lessons.find(({ id }) => circle.includes(id)))
}

/** Turns new records into drafts, except parts of new lessons: those are hidden with the lesson. */
async function makeDrafts(tx: Transaction, id: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select planned ->> 'id' as id from upload_rows
    where upload_id = ${id} and status = 'new' and planned ->> 'kind' = 'lesson'`)
  const made = rows.map((one) => one.id)
  await tx.execute(sql`
    update upload_rows set planned = jsonb_set(planned, '{after,isPublished}', 'false')
    where upload_id = ${id} and status = 'new' and planned -> 'after' ? 'isPublished'
      and coalesce(planned -> 'after' ->> 'lessonId', '') <> all(${sql.param(made)}::text[])`)
}
