import 'server-only'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import { db, type Transaction } from '@/lib/platform/db/client'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { changedKeysNote } from '../changed-keys-note'
import { FORMAT_NAMES } from '../formats/model'
import { readUpload } from '../formats/read-upload'
import { isBookArchive, readBookArchive } from './book-archive'
import { planBook } from './plan-book'
import { planRows } from './plan-rows'
import { UPLOAD_LIMITS, type UploadReport } from './model'
import type { UploadPlan } from './plan'
import { withProgress } from './progress'
import { uploadRows, uploads } from './tables'
import { stageMediaFiles, planNewMedia, withMatchedMedia } from './media-files'
import { findTarget } from './target'

type Wanted = { id: string; lesson?: string; literature?: string; name: string }

/** Reads a file and reports what an import would do. Writes only the plan. */
export const checkUpload = (adminId: string, file: File, wanted: Wanted): Promise<UploadReport> =>
  withProgress(wanted.id, async (progress) => {
    const { plan, ...head } = await oneByOne(() =>
      refusing(async () => {
        const bytes = new Uint8Array(await file.arrayBuffer())
        return isBookArchive(bytes)
          ? ofBook(bytes, wanted, progress)
          : ofRows(bytes, wanted, progress)
      }),
    )
    const fileName = wanted.name.slice(0, 200)
    const counts = plan.counts()
    const { target, isWhole } = head
    await db().transaction((tx) =>
      keep(tx, plan, { id: wanted.id, adminId, fileName, target, isWhole, counts }),
    )
    const notes = [...plan.notes, ...changedKeysNote(plan.changedKeys)]
    return { _id: wanted.id, fileName, counts, notes, rows: plan.report, ...head }
  })

/** Checks run one at a time: reading a file can take a hundred megabytes. */
const oneByOne = pLimit(1)

type Progress = (done: number, all: number) => void

async function ofBook(bytes: Uint8Array, { lesson, literature }: Wanted, progress: Progress) {
  if (lesson) throw invalidField('lesson', 'Arhiva udžbenika ne ide u jednu lekciju.')
  const read = await readBookArchive(bytes)
  const { plan, target } = await planBook(read, literature, progress)
  return { plan, target, format: 'Udžbenik (ZIP)', isWhole: true }
}

async function ofRows(bytes: Uint8Array, wanted: Wanted, progress: Progress) {
  const target = await findTarget(wanted)
  const { read, made } = await withMatchedMedia(await readUpload(bytes))
  const plan = await planRows(read, target, progress)
  planNewMedia(plan, made)
  return { plan, target: target.name, format: FORMAT_NAMES[read.format], isWhole: false }
}

async function refusing<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof UnreadableUpload) throw new HttpError(400, error.message)
    throw error
  }
}

/** Rows per statement. */
const AT_ONCE = 200

/** Saves a plan and deletes expired plans that were never written. */
async function keep(
  tx: Transaction,
  plan: UploadPlan,
  head: typeof uploads.$inferInsert & { id: string },
): Promise<void> {
  const old = sql`now() - make_interval(mins => ${UPLOAD_LIMITS.keptMinutes})`
  await tx.delete(uploads).where(and(isNull(uploads.writtenAt), lt(uploads.createdAt, old)))
  // The client repeats the request when a response is lost.
  const own = and(eq(uploads.id, head.id), eq(uploads.adminId, head.adminId))
  await tx.delete(uploads).where(and(own, isNull(uploads.writtenAt)))
  await tx.insert(uploads).values(head)
  await stageMediaFiles(tx, head.id, plan)
  const planned = plan.rows.flatMap(({ status, planned: one }, row) =>
    one ? { uploadId: head.id, row, status, planned: one } : [],
  )
  const yieldToEventLoop = eventLoopYielder()
  for (let start = 0; start < planned.length; start += AT_ONCE) {
    await tx.insert(uploadRows).values(planned.slice(start, start + AT_ONCE))
    await yieldToEventLoop()
  }
}
